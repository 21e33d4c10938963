/**
 * What guessers try first, in English and in Italian, and at a place like this one. Each stands for all that is made of
 * it with digits or signs before or after, capitals, or figures for letters; see passwords.ts.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
abcabc abcdef abcdefg abcdefgh abcdefghi access accesso account admin admins administrator administrador
amministratore anonymous applesauce backup bienvenue boss cambiami change changeme chiave computer connect contrasena
contrasenya database default demo desktop dragon enter entra facebook files ftp god google guest guestguest hallo
hello helloworld help hola home homepage instagram internet invalid iphone laptop letmein letmeinnow linkedin linux
login logon lovely macintosh mail main manager master masterkey microsoft monitor motdepasse mysql mypass mypassword
mysecret myspace network newpass newpassword nopass nopassword nothing office online operator oracle ospite pass
passcode passe passkey passord passphrase passw passwd passwort password passwordpassword passwords passworda
passparola passpass pippo postgres private public quertyuiop qwert qwerty qwertyu qwertyui qwertyuiop
qwertyqwerty qwertz qwertzu qwertzui qwertzuiop qwer qwerasdf qwerasdfzxcv qazwsx qazwsxedc qazxsw qaz wsx asd asdasd
asdasdasd asdf asdfasdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdzxc azerty azertyuiop zaq zaqwsx zxc zxcv
zxcvb zxcvbn zxcvbnm zxczxc wasd wasdwasd root rootroot samsung secret secretsecret secure security segreta segreto
senha server service shadow signin student superuser support supervisor sysadmin system sistema temp temporary test
teste tester testing testtest trustno trustnoone twitter ubuntu unknown user username utente web webmaster welcome
welcomehome whatever windows wordpass work yahoo youtube

alessandro alessandra alessia alessio alexander alexandra alexis alice amanda amore andrea andrew angela angelica
angelo anna annalisa anthony antonella antonio arianna ashley aurora barbara beatrice benedetta benjamin bernardo
brandon carla carlo carlos carmen carolina caroline caterina charles charlie charlotte chiara chris christian
christina christine christopher cinzia claudia claudio cristian cristiano cristina daniel daniela daniele danielle
david davide debora diana diego domenico donatella eduardo edward elena eleonora elisa elisabetta elizabeth emanuele
emily emma enrico fabio fabrizio federica federico fernando filippo francesca francesco francis franco gabriel
gabriele gabriella george giacomo gianluca gianni giorgia giorgio giovanna giovanni giulia giuliana giuliano giulio
giuseppe graziella guido hannah heather helena ilaria irene isabella jackson jacob jacqueline james jasmine jason
jennifer jeremy jessica jonathan jordan joseph joshua julian justin katherine kathleen kevin kimberly laura lauren
leonardo lorena lorenzo luca luciano lucia luigi madison manuel manuela marcello marco margherita maria marianna
marina mario marta martin martina massimo matteo matthew maurizio mauro melissa michael michela michele michelle
mirko monica morgan natalia natasha nicholas nicola nicole nicolas olivia paola paolo pasquale patricia patrick
patrizia pietro rachel raffaele rebecca riccardo richard roberta roberto robert robertino rosanna ryan sabrina
salvatore samantha samuel samuele sandra sandro sara sarah sebastian sebastiano serena sergio silvia simona simone
sofia sonia sophia sophie stefania stefano stephanie stephen steven susanna taylor teresa thomas tiffany tommaso
tyler umberto valentina valentino valeria valerio vanessa veronica victoria vincenzo virginia vittoria vittorio
viviana walter william williams zachary

amicizia amici amicomio amoreamore amoremio amoretesoro amorino angel angelo angels babe baby babyboy babygirl
bacio baci beautiful bella bellissima bellissimo bello biscotto bestfriend blessed blessing bubbles butterfly
carina caro cara celeste christ ciao ciaociao ciaobello cioccolata cioccolato coccole cookie cucciola cucciolo
cupcake cutie dolce dolcezza dolcissima dreamer family famiglia farfalla felice felicita fiducia fiore fiorella
forever foreverlove freedom friend friends friendship gattina gattino genius giorno gioia girls gloria goddess
happiness happy heart heaven honey hope iloveu iloveyou iloveme iloveyouso infinity jesus jesuschrist kisses laluna
lasposa liberta lollipop love loveme lover loverboy lovers loveyou lucky luna madonna magic mamma mammamia mamma
marmellata miamore mother mommy mylove myangel nutella orsetto pace papa papino paradise paradiso passione peace
peaches peanut piccola piccolo pikachu please precious prince princess principe principessa pucci puffetta querida
rainbow rosa rosarossa rosebud serenita shadow silver smile sole solesole spirit stella stellina stelline sunflower
sunshine superman superstar sweet sweetheart sweetie sweetness sweety teamo tesoro tesorino tiamo tiamoamore
tiamotanto tivogliobene topolino topolina trilli tvtb unicorn universe vita vitamia yourmom zucchero

acmilan arsenal asroma atalanta barcelona baseball basket basketball batman benfica bologna boxing bulldogs cagliari
calcio calciatore celtic champion champions chelsea chicago cowboy cowboys cricket dallas delpiero dinamo dodgers
eagles everton falcon falcons fiorentina football footballer forzainter forzajuve forzajuventus forzamilan
forzanapoli forzaroma gators genoa giants gladiator golf golfer hockey hooligan hunter inter interista internazionale
interinter juve juventus juventino juventina lakers lazio ligue liverpool madrid manchester manutd maradona messi
milan milanista milanmilan napoli netball packers palermo parma patriots phoenix pirates player playboy predator
racing raiders rangers realmadrid redskins roma romaroma ronaldinho ronaldo rugby rush sampdoria schalke scooter
scorpion soccer sporting squadra steelers tennis tigers tiger torino totti valencia valentinorossi vikings volley
volleyball warrior warriors yankee yankees

action airborne alpha america american amsterdam animal apollo apple apples argentina armando aragorn asterix
australia avatar awesome badboy badass banana bananas batista beavis benfica bigdaddy bigdog birthday
biteme bitch blackie blahblah blink blizzard blue bluebird bonjour booboo boomer boston brasil brazil brooklyn
buddy bullshit buster california canada captain carnival cartman casanova casper cassandra castello chance
chargers cheese chester chicken chocolate chopper chuck cinderella coffee colorado compaq concord coolcool corvette
cosmos cracker crazy creative crystal dakota darkness darkside darthvader daddy deadpool death december default
delfino delta denver destiny devil diablo diamante diamond dickhead digital disney doctor dolphin dolphins domino
donald donkey dracula dragonball dragons dreams eclipse einstein elefante elephant eminem enterprise espana estate
estrella europa eurovision everest evolution excalibur explorer extreme fantasia fantasma fantasy fender ferrari
fireball firebird fireman fisher fishing flower flowers fluffy ford formula formulauno fortuna forza frank frankie
freddy friday fuckme fuckoff fuckyou fuckyouall fucker funny galaxy games gandalf garfield gemini ghost giallo giants
ginger goddess godzilla golden goldfish goober gothic grandma green griffin guitar guitarra guns hacker hamburger
hammer happyday harley harleydavidson harrypotter hawaii hello hellokitty hercules highlander holiday hollywood
homer hotdog hotmail hummer icecream ichliebedich ihateyou impala imperial indiana inferno insane ironman italia
italiano italy jackass jaguar january japan jasper jokers joker juliana july june jupiter justice kawasaki killer
killers king kingdom kingkong kitten kitty knight knights kristina lamborghini lasvegas legend legolas leone lightning
lion lionking logitech london lucifer mafia magnum mandrake march marine marines marlboro maserati matrix maverick
maximus mercedes mercury metal metallica mexico michigan mickey mickeymouse midnight minecraft minnie mitico
mnbvcxz mnbvcxza money monkey monkeys monster montagna montana moon motorola mountain muffin music musica mustang
naruto natale nemesis newyork nikita ninja nintendo nirvana november nuvola october oliver orange orlando panda
pantera panther paris passat pauline peace penguin pepper perfect phantom pianoforte picasso pickle pimpin pineapple
pink pinkfloyd pizza pizzapizza platinum playstation poiuyt poiuytrewq pokemon police porsche portugal potter power
primavera prova provaprova pumpkin puppy purple rabbit rammstein ranger rasta redrum renegade revolution
riccio rockstar rocknroll rocky rolling romeo rooster rosso runescape sabato sailor sakura samurai sandman
santiago saturn savage scarface scooby scoobydoo scuola september sexy sexygirl shannon shelby sierra
simba simpson simpsons skate skater skyline skywalker slayer slipknot smokey snoopy snowball snowman solution sonic
spartacus sparky spartan spider spiderman spongebob spring starcraft stargate starwars startrek storm strawberry
stupid subaru subzero sugar summer sunday sunset supersonic superhero suzuki svezia tarzan teddy teddybear
terminator texas thunder thebest theking thegame tiger tigger tinkerbell titanic titanium tomcat topgun toshiba
toyota transformers travel triumph trooper trouble trustme tucker turtle twilight undertaker united university
vacanza vacation vampire vampiro vegeta venere venezia venice vergine viaggio victor victory viking vincent viola
violet violin viper volcano volkswagen voyager wealth western whiskey white wicked wildcat wildcats winner winter
wizard wolf wolfgang wolverine wonderful woody xavier xxxxxx yamaha yankees yellow yoda zeppelin zidane zombie zorro

aleaiacta alea aeneas agrippa antonius aquila aquileia augustus brutus caesar caesarcaesar carthago cassius catilina
cato centurio centurion centurione cesare cicero claudius cleopatra cohors cohort colosseo colosseum coliseum consul
console crassus dado dice dictator dux emperor empire enea gallia gladio gladius gladiatore gladiators hannibal
annibale hadrian iacta iactaest imperator imperatore impero imperoromano julius juliuscaesar galba legatus legio
legion legione legionarius legions marius maximusdecimus miles nerone nero octavian octavianus ottaviano otho
pompeius pompeo pompey praetor pretoriano princeps remo remus republic repubblica roman romana romani romano romans
romanus rome romanempire romolo romulus rubicon rubicone scipio senate senato senator senatore spqr spqrspqr
spartaco sulla tacitus tarquinius tiberius tiro traiano trajan tribune tribuno triumvir venividivici vespasian
vespasianus vitellius wargame wargames
`
    .trim()
    .split(/\s+/),
)
