import type { ClauseId } from '../../data/ledger.ts'

/** Le battaglie di Attila: il Fiume Utus e i Campi Catalunici. */
export const attila = {
  'CA-UTUS-01': 'Si schierano prima i Romani d’Oriente, poi gli Unni. Entrambi orientano le unità come vogliono.',
  'CA-UTUS-02':
    'Centro romano: Arnegisclus e Valeriano ovunque in 1813-1827; LI Ausiliari 9-20 negli esagoni pari di 2012-2034, una per ciascuno; HI Tracia 1-22 in 1912-1933.',
  'CA-UTUS-03':
    'Ali e riserva romane: Artabates e Cat Tracia 7-12 in 1905-1910; Zandalas e Cat Tracia 1-6 in sei esagoni di 1934-1940; Pharas (Utus) con MI Heruli 1-3 e LN 1 in 1621-1624; cheiroballistrae 1-2 con qualsiasi HI o MI romana.',
  'CA-UTUS-04':
    'Unni: Attila e HC 1-7 in 3221-3223, 3321, 3322, 3421, 3422; Berichus e LC 1-9 in 3207-3209, 3307-3309, 3407-3409; Ellac e LC 10-18 in 3214-3216, 3314-3316, 3414-3416; Denizigech e LC 19-27 in 3228-3230, 3327-3329, 3428-3430; Ernac e LC 28-36 in 3235-3237, 3334-3336, 3435-3437; MI 1-6 in esagoni vuoti di 3212-3233.',
  'CA-UTUS-05': 'Valeriano comanda HI e LI, ma in una stessa Fase degli Ordini uno solo dei due tipi.',
  'CA-UTUS-06': 'Artabates e Zandalas comandano solo HC, Pharas (Utus) solo gli Heruli.',
  'CA-UTUS-07': 'I Catafratti romani e la LN Heruli hanno Valore di Reazione 2 alla Finta Ritirata.',
  'CA-UTUS-08': 'Linee romane: 1 HC/Cat, 2 HI, 3 LI. Linee unne: 1 HC, 2 LC, 3 MI.',
  'CA-UTUS-09':
    'La cavalleria romana in linea è adiacente, senza esagoni in mezzo, ed entro il Raggio di Comando semplice, non il doppio.',
  'CA-UTUS-10':
    'La cavalleria unna in linea può avere un esagono in mezzo (vedi 4.32), entro il Raggio di Comando semplice.',
  'CA-UTUS-11': 'La LI romana in linea può avere un esagono in mezzo, con la regola della cavalleria.',
  'CA-UTUS-12':
    'Qualsiasi comandante unno attivo può, al posto di ogni altro ordine, comandare come una linea tutte le MI unne, ovunque siano. Quelle che cominciano la fase fuori dal suo Raggio di Comando non possono muovere adiacenti a un nemico.',
  'CA-UTUS-13': 'Qui non si usano: colonne, cavalleria smontata, Disciplina dell’Armata, Avanzata Incontrollata.',
  'CA-UTUS-14':
    'Non ci sono Dimensioni. Nell’Assalto ogni unità che l’attaccante ha in più del difensore, risolta la Carica, sposta 1 colonna a destra; ogni unità in meno 1 a sinistra.',
  'CA-UTUS-15':
    'Un Subordinato nel raggio del suo OC dà Comandi di Linea in ogni fase senza tirare. Fuori tira per ogni fase, Momentum compreso: fino alla sua Iniziativa può, oltre ha Ordini Individuali. Nel primo Turno di Gioco nessuno deve tirare.',
  'CA-UTUS-16':
    'La cavalleria non fa Ritirate Ordinate davanti alla cavalleria. Le LC di Unni e Visigoti possono però fingere.',
  'CA-UTUS-17': 'I Romani vanno in Rotta verso ovest, gli Unni verso est.',
  'CA-UTUS-18': 'I Romani si ritirano a 100 Punti Rotta, gli Unni a 120.',
  'CA-UTUS-19': 'La LI romana vale 3 Punti Rotta qualunque sia la TQ, l’artiglieria nessuno.',
  'CA-UTUS-20':
    'Agli Heruli danno ordini solo Pharas (Utus) e Arnegisclus, perché gli altri hanno altri tipi da guidare. Non formano linee, e muovono con Ordini Individuali.',
  'CA-CATA-01': 'Si schierano prima i Romani d’Occidente e gli alleati, poi gli Unni. L’orientamento è libero.',
  'CA-CATA-02':
    'Romani: Aetius 1917; HI Romana 1-4, MI Romana 1-3 e MI Sassone 1-3 in 2113-2122; MI Burgunda 1-4, MI Franca 1-3 e MI Armoricana 1-2 in 2014-2022.',
  'CA-CATA-03': 'Alani: Sangiban 2225; HC 1-5 in 2223-2227; MI 1-2 in 2124 e 2125.',
  'CA-CATA-04':
    'Visigoti: Thorismund e MI 1-5 in esagoni qualsiasi di livello 3; Teodorico, Teodorico II, HC 1-5, LC 1-13 e MI 6-9 in 2127-2137 e 2028-2038, un’unità per esagono. Teodorico comincia con la HC Visigota 1.',
  'CA-CATA-05': 'Unni: Attila, Ellac, HC 1, 2, 5, 6 e LC 1-4, 6-19 in 3313-3334; MI 1-6 in esagoni di 3214-3235.',
  'CA-CATA-06':
    'I loro alleati: Valimir e HC Ostrogota 4-7 in 3535-3538, MI 1-4 in 3435-3438, LI 1-4 in 3335-3338; Ardaric in un esagono qualsiasi non adiacente a un nemico; MI Gepida 1-4 in 3309-3312; MI Burgunda 1-3 in 3410-3412; MI Franca 1-4 in 3307, 3508, 3708, 3807.',
  'CA-CATA-07':
    'A occidente ci sono due Comandanti Supremi: Aetius per Romani, alleati e Alani, con Sangiban Subordinato; Teodorico per i Visigoti, con Thorismund e Teodorico II.',
  'CA-CATA-08':
    'I comandanti visigoti comandano i Visigoti, Sangiban gli Alani, Aetius i Romani e gli alleati. Aetius può dare ordini a Sangiban in persona, ma non ai suoi Alani.',
  'CA-CATA-09':
    'Aetius può cedere la fase di élite a qualsiasi comandante della sua parte nel suo raggio, anche visigoto, e nel primo turno ovunque sia. Sangiban deve comunque fare il tiro degli Alani.',
  'CA-CATA-10':
    'Se Aetius è ucciso lo sostituisce subito Paullus, con una qualsiasi unità romana, e Finito per quel turno.',
  'CA-CATA-11':
    'Attila comanda tutta la sua armata, Ellac solo gli Unni, Valimir gli Ostrogoti, Ardaric le tribù alleate.',
  'CA-CATA-12': 'Attila e Aetius sono entrambi di élite.',
  'CA-CATA-13':
    'Reazione alla Finta Ritirata: HC Alana 4, HC Visigota 5, LC Visigota 6, HC Unna 8, LC Unna 7, HC Ostrogota 3.',
  'CA-CATA-14':
    'Linee occidentali: 1 HI e MI di Romani, Sassoni, Franchi, Burgundi e Armoricani; 2 cavalleria visigota; 3 MI Visigota 1-5; 4 MI Visigota 6-9; 5 HC e MI Alane.',
  'CA-CATA-15':
    'Linee unne: 1 HC e LC Unne; 2 HC, MI e LI Ostrogote; 3 MI Unna; 4 MI Gepida; 5 MI Franca; 6 MI Burgunda.',
  'CA-CATA-16':
    'La cavalleria visigota, ostrogota e alana in linea non ha esagoni in mezzo, quella unna può averne uno. Per tutte vale il Raggio di Comando semplice, non il doppio.',
  'CA-CATA-17':
    'Qualsiasi comandante unno attivo può comandare come una linea tutte le MI unne, ovunque siano. Quelle che cominciano fuori dal suo raggio non possono muovere adiacenti a un nemico.',
  'CA-CATA-18': 'Qui non si usano: colonne, cavalleria smontata, Disciplina dell’Armata, Avanzata Incontrollata.',
  'CA-CATA-19':
    'Non ci sono Dimensioni. Come al Fiume Utus spostano la colonna i numeri delle unità: 1 a destra per ognuna che l’attaccante ha in più, 1 a sinistra per ognuna in meno.',
  'CA-CATA-20':
    'I Subordinati comandano linee come al Fiume Utus: senza tirare nel raggio del proprio OC e nel primo turno, altrimenti tirando fino all’Iniziativa in ogni Fase degli Ordini.',
  'CA-CATA-21':
    'La cavalleria non fa Ritirate Ordinate davanti alla cavalleria. Le LC di Unni e Visigoti possono fingere.',
  'CA-CATA-22':
    'Il terreno è aperto, bosco, un fiume che nessuno passa, e pendii di un livello alla volta. I pendii non costano Colpi.',
  'CA-CATA-23':
    'Ogni volta che un’unità alana va in Rotta il Romano tira, senza modificatori. Oltre l’Iniziativa di Sangiban tutti gli Alani defezionano e si tolgono dalla mappa; non contano come eliminati.',
  'CA-CATA-24':
    'Per attivare Sangiban il Romano tira. Fino alla sua Iniziativa agisce; oltre ha Finito; con 9 o più tutti gli Alani se ne vanno subito, senza contare come eliminati.',
  'CA-CATA-25':
    '+1 a quel tiro se i Romani hanno più Punti Rotta degli Unni, -1 se ne hanno di più gli Unni. Lo si evita lasciando che Sangiban abbia Finito quando tocca a lui.',
  'CA-CATA-26':
    'Sangiban non prevarica mai. Può tirare per il Momentum, ma se lo ottiene si ripete il tiro degli Alani.',
  'CA-CATA-27': 'Le unità alane non si tolgono Colpi con 10.16.',
  'CA-CATA-28':
    'Ferocia: la fanteria di Gepidi, Franchi, Burgundi, Sassoni e Armoricani, dell’una e dell’altra parte, toglie 2 al dado della Carica quando attacca. Ogni tribù va per conto suo, e per ciascuna parte.',
  'CA-CATA-29':
    'Quando una di loro va in Rotta il suo giocatore tira contro la TQ stampata. Oltre, l’intera tribù da quella parte ha perso per sempre la Ferocia.',
  'CA-CATA-30': 'Queste tribù non si tolgono mai Colpi con 10.16, con o senza Ferocia.',
  'CA-CATA-31': 'Romani e alleati vanno in Rotta verso ovest, gli Unni verso est.',
  'CA-CATA-32': 'I Romani d’Occidente si ritirano a 120 Punti Rotta, gli Unni a 100.',
  'CA-CATA-33':
    'Ciascuno dei due OC ha le facoltà di 4.4 solo sui propri comandanti e sul proprio contingente. Le perdite di entrambi contano insieme contro i 120.',
} as const satisfies { readonly [Id in ClauseId]?: string }
