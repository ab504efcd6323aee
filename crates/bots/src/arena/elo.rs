//! Strengths from results between pairs, after Bradley and Terry.

/// For each pair, how often one was ahead of the other; a shared place counts half.
pub(super) type Ahead = Vec<Vec<f64>>;

/// Ratings whose differences explain the results best; the first is 0.
///
/// Half a game drawn between all who met keeps ratings finite where one never lost.
pub(super) fn ratings(ahead: &Ahead) -> Vec<f64> {
    const ROUNDS: usize = 200;
    let n = ahead.len();
    let met = |i: usize, j: usize| ahead[i][j] + ahead[j][i];
    let won = |i: usize, j: usize| if 0.0 < met(i, j) { ahead[i][j] + 0.25 } else { 0.0 };
    let games = |i: usize, j: usize| if 0.0 < met(i, j) { met(i, j) + 0.5 } else { 0.0 };
    let mut strength = vec![1.0f64; n];
    for _ in 0..ROUNDS {
        for i in 0..n {
            let others = || (0..n).filter(|&it| it != i);
            let wins: f64 = others().map(|j| won(i, j)).sum();
            let faced: f64 = others().map(|j| games(i, j) / (strength[i] + strength[j])).sum();
            if 0.0 < faced {
                strength[i] = wins / faced;
            }
        }
        let scale = strength[0];
        strength.iter_mut().for_each(|it| *it /= scale);
    }
    strength.into_iter().map(|it| 400.0 * it.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_wins_of_four_are_191_points() {
        let ahead = vec![vec![0.0, 1000.0], vec![3000.0, 0.0]];
        let ratings = ratings(&ahead);
        assert!(ratings[0].abs() < 1e-9);
        assert!((ratings[1] - 190.8).abs() < 0.5, "{ratings:?}");
    }

    #[test]
    fn ratings_add_up_along_a_chain_and_stay_finite() {
        let mut ahead = vec![vec![0.0; 3]; 3];
        (ahead[1][0], ahead[0][1]) = (3000.0, 1000.0);
        (ahead[2][1], ahead[1][2]) = (3000.0, 1000.0);
        assert!((ratings(&ahead)[2] - 2.0 * 190.8).abs() < 2.0);
        let never = vec![vec![0.0, 0.0], vec![50.0, 0.0]];
        assert!((400.0..1200.0).contains(&ratings(&never)[1]));
    }
}
