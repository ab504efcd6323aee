# Ce qu’il est bon de savoir dans une première partie, à chaque décision.

coach-title = Une première partie
coach-stop = Ne plus expliquer

coach-sobek-take = Prenez l’une des quatre premières cartes à partir du temple. La première est libre ; chaque carte que vous sautez va face cachée sous votre tuile et devient corruption. Cherchez trois cartes d’une même famille.
coach-sobek-balance = Plus vous tendez le bras, plus vous prenez de corruption. Personne ne voit celle des autres ; seul le plus corrompu est puni. Restez donc en dessous de quelqu’un.
coach-sobek-set = Vous tenez au moins trois cartes d’une famille. Posées en série, elles valent scarabées fois cartes, et vous pouvez utiliser un jeton événement. Vous pouvez attendre d’autres cartes, mais ce que vous tenez à la fin de la manche est corruption.
coach-sobek-character = Vous tenez un personnage. Jouez-le pour son effet, c’est tout votre tour, ou gardez-le comme carte de sa famille pour une série.
coach-sobek-event = Une série donne un événement. Chaque jeton sert une fois par manche ; choisissez ce qui aide le plus maintenant. Ceux que vous laissez restent aux autres.
coach-sobek-rob = Votre Vizir fouille cette corruption. Prenez la carte dont vous avez le plus besoin ; elle quitte aussi cette pile.
coach-sobek-discard = Un Scribe ne vous laisse que six cartes. Ce que vous rendez est corruption : lâchez ce qui ne deviendra pas une série.
coach-sobek-flat = La manche est finie. Trois cartes d’une famille que vous tenez encore peuvent être posées à plat : elles ne valent que leurs scarabées, mais ne sont plus corruption. Tout le reste va sous votre tuile.
coach-sobek-starter = Vous avez le score le plus bas et nommez qui commence. Qui commence choisit d’abord, mais les bonnes cartes sont peut-être plus loin.
coach-sobek-wait = Regardez ce que les autres prennent et sautent : vous pouvez retenir beaucoup de ce qu’ils tiennent.
coach-sobek-over = La partie est finie. Revoyez-la coup par coup ou rejouez.
coach-conex-lay = Choisissez une carte : ses nombres sont de petits coins d’autres couleurs. Posez-en un sur un vrai coin de cette couleur et marquez son nombre. La carte ne doit rien toucher d’autre et rester sur la table.
coach-conex-space = Chaque carte posée offre de nouveaux coins aux autres et prend de la place. Un petit nombre bien placé peut valoir mieux qu’un grand qui ouvre une carte +2.
coach-conex-double = Vous avez le jeton double. Il double une pose, +2 compris ; gardez-le pour un grand nombre.
coach-conex-draw = Aucune de vos cartes ne va pour l’instant. Piochez-en deux ; vous pouvez en tenir autant que vous voulez.
coach-conex-lightning = L’éclair enlève une carte sur laquelle rien ne repose, et tous les autres rendent une carte. Libérez un coin, privez quelqu’un d’une bonne place, ou gardez-le.
coach-conex-discard = Quelqu’un a utilisé l’éclair : une de vos cartes va sous la pioche. Rendez la plus difficile à poser.
coach-conex-wait = En attendant, choisissez une de vos cartes et regardez où elle irait.
coach-conex-over = La partie est finie. Revoyez-la coup par coup ou rejouez.
