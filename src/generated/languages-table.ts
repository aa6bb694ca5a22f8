/**
 * ISO 639-3 code, ISO 639-1 code, ISO 15924 code of the usual script where that is not Latin, name in the language
 * itself, English name; tab-separated. Made by languages-table.make.ts; do not edit.
 */
export const languagesTable: string = `
aaa			Ghotuọ	Ghotuo
aab				Arum
aac				Ari
aad				Amal
aae			Tarbrisht	Arbëreshë Albanian
aaf		Mlym		Aranadan
aag				Ambrak
aah				Abu’
aai			Miniafia	Miniafia Oyan
aak			Aga pɨ'ne'	Ankave
aal				Afade
aan				Anambé
aao		Arab		Algerian Saharan Arabic
aap			Ugorongmo	Pará Arara
aaq				Eastern Abenaki
aar	aa		Qafar af	Afar
aas				Aasáx
aat		Grek	αρbε̰ρίσ̈τ	Arvanitika Albanian
aau			Abau	Abau
aaw			Solong	Solong
aax				Mandobo Atas
aaz			Amarasi	Amarasi
aba				Abé
abb				Bankon
abc			Ayta Ambala	Ambala Ayta
abd				Manide
abe			Alnôbak	Western Abenaki
abf				Abai Sungai
abg				Wagama
abh		Arab		Tajiki Arabic
abi			Enyembe lɛɛ Ogbru	Abidji
abj		Zyyy		Aka-Bea
abk	ab	Cyrl	аҧсуа бызшәа	Abkhaz
abl		Rjng		Lampung Nyo
abm				Abanyom
abn			Abuan	Abua
abo				Abon
abp			Abellen	Abellen Ayta
abq		Cyrl	абаза	Abaza
abr				Abron
abs			Bahasa Malayu Ambon	Ambonese Malay
abt			Abulas	Ambulas
abu			ɔbule ɔyʋɛ	Abure
abv		Arab	البحرانية	Baharna Arabic
abw				Pal
abx			Inabaknon	Inabaknon
aby				Aneme Wake
abz				Abui
aca			Achagua	Achagua
acb				Áncá
acd			Gikyode	Gikyode
ace			Aceh	Aceh
acf			Kwéyòl	Lesser Antillean French Creole
ach			Leb Acholi	Acholi
aci		Zyyy		Aka-Cari
ack		Zyyy		Aka-Kora
acl		Zyyy		Akar-Bale
acm		Arab	اللهجة العراقية	Mesopotamian Arabic
acn			Ngachang	Achang
acp				Eastern Acipa
acq		Arab		Ta’izzi-Adeni Arabic
acr			Qachʼaʼteem	Achi
acs				Acroá
act			Achterhooks	Achterhoeks
acu			Achuár chícham	Achuar-Shiwiar
acv				Achumawi
acw		Arab		Hijazi Arabic
acx		Arab	عماني	Omani Arabic
acy			Sanna	Cypriot Arabic
acz			Garme	Acheron
ada			Dangme	Dangme
adb				Atauran
add			Lidzonka	Lidzonka
ade			Gɩdɩrɛ	Adele
adf		Arab		Dhofari Arabic
adg				Andegerebinha
adh			Dhopadhola	Jopadhola
adi			Adi	Adi
adj			Mↄjukru	Adioukrou
adl			Galo	Galo Adi
adn				Adang
ado				Abu
adq				Adangbe
adr				Adonara
ads		Zxxx		Adamorobe Sign Language
adt				Adnyamathanha
adu				Aduge
adw				Amundava
adx		Tibt		Amdo Tibetan
ady		Cyrl	Адыгабзэ	Adyghe
adz			Adzera	Adzera
aea				Areba
aeb		Arab	Derja	Tunisian Arabic
aec		Arab		Sa’idi Arabic
aed		Zxxx		Argentine Sign Language
aee		Arab		Northeast Pashai
aek				Haeke
ael				Ambele
aem				Arem
aen		Zxxx		Armenian Sign Language
aeq		Arab		Aer
aer			Arrernte	Eastern Arrernte
aes		Zyyy		Alsea
aeu			Gaolkheel	Akeu
aew				Ambakich
aey			Amele	Amele
aez				Aeka
afb		Arab	خليجي	Gulf Arabic
afd				Andai
afe				Utugwang-Irungene-Afrike
afg		Zxxx		Afghan Sign Language
afh				Afrihili
afi				Chini
afk				Nanubae
afn				Defaka
afo			Ajiri	Ajiri
afp				Tapei
afr	af		Afrikaans	Afrikaans
afs				Afro-Seminole Creole
aft		Zyyy		Afitti
afu			Awutu	Awutu
afz			Obokuitai Ati	Obokuitai
aga				Aguano
agb				Legbo
agc				Agatu
agd			Agarabi	Agarabi
age			Angal Heneng	Angal
agf				Arguni
agg				Angor
agh				Ngelima
agi		Deva		Agariya
agj		Ethi	ዓርጎባ	Argobba
agk				Katubung Agta
agl				Fembe
agm			Aŋaataha	Angaataha
agn			Agutaynen	Agutaynen
ago			Anka Panide	Tainae
agq			Aghem	Aghem
agr			Awajún	Awajún
ags			Eshimbi	Esimbi
agt			Agta	Central Cagayan Agta
agu			Qa'yol	Awakateko
agv				Remontado Dumagat
agw				Kahua
agx		Cyrl	агъул	Aghul
agy			Kabulowan	Southern Alta
agz				Mt. Iriga Agta
aha			Ayɩnda	Ahanta
ahb				Axamb
ahg		Ethi		Qimant
ahh				Aghu
ahi				Tiagbamrin Aizi
ahk			Aˬ khaˬ dawˬ	Akha
ahl			Igo	Igo
ahm				Mobumrin Aizi
ahn				Àhàn
aho		Ahom		Ahom
ahp				Aproumu Aizi
ahr		Deva	अहिराणी	Ahirani
ahs			Ishɛ	Ashe
aht				Ahtena
aia			Arosi	Arosi
aib		Arab		Ainu
aic				Ainbai
aid				Alngith
aie				Amara
aif				Agi
aig			Creole	Leeward Caribbean English Creole
aih		Zyyy		Ai-Cham
aii		Syrc	ܐܬܘܪܝܐ	Assyrian Neo-Aramaic
aij		Hebr	לשנא דידן	Inter-Zab Jewish Neo-Aramaic
aik				Akye
ail				Eibela
aim			Aimol	Aimol
ain		Kana	アイヌ イタㇰ	Ainu
aio		Mymr	ဢႝတွꩫ်	Aiton
aip				Burumakok
aiq		Arab	ایماق	Aimaq
air				Airoran
ait				Arikem
aiw			አፋን፡ኣሪ፡	Aari
aix				Aighon
aiy				Ali
aja				Aja
ajg			Ajagbe	Aja
aji			Waawilûû	Ajië
ajn				Andajin
ajs		Zxxx		Algerian Jewish Sign Language
aju		Hebr		Judeo-Arabic
ajw				Ajawa
ajz			Amri Karbi	Amri Karbi
aka	ak		Akan	Akan
akb				Batak Angkola
akc				Mpur
akd				Ukpet-Ehom
ake			Kapon	Akawaio
akf				Akweya
akg				Anakalangu
akh			Angal Heneng	Angal Heneng
aki				Aiome
akj		Zyyy		Aka-Jeru
akk		Xsux		Akkadian
akl			Inakeanon	Aklanon
akm		Zyyy		Aka-Bo
ako				Akurio
akp			Siwu	Siwu
akq				Ak
akr			Soro-n Raki	Soro-n Raki
aks				Akaselem
akt				Akolet
aku				Akum
akv		Cyrl		Akhvakh
akw				Akwa
akx		Zyyy		Aka-Kede
aky		Zyyy		Aka-Kol
akz				Alabama
ala			Alago	Alago
alc				Qawasqar
ald			Alladian	Alladian
ale			Unangam tunnu	Aleut
alf			Elege	Elege
alh				Alawa
ali				Amaimon
alj				Alangan
alk		Laoo		Alak
all		Mlym		Allar
alm				Amblong
aln			Gegnisht	Gheg Albanian
alo				Larike-Wakasihu
alp			Alune	Alune
alq			Anicinàbemowin	Algonquin
alr		Cyrl		Alutor
als			Shqip	Albanian
alt		Cyrl	алтай тили	Southern Altai
alu			'Are'are	’Are’are
alw		Ethi		Alaba-K’abeena
alx			Mol	Mol
aly			Alyawarr	Alyawarr
alz			Dho Alur	Alur
ama				Amanayé
amb				Ambo
amc			Yora	Amahuaca
ame			Yaneshac̈h	Yanesha’
amf				Hamer-Banna
amg				Amurdak
amh	am	Ethi	አማርኛ	Amharic
ami			Amis	Amis
amj				Amdang
amk			Ambai	Ambai
aml		Zyyy		War-Jaintia
amm			Sawiyanu	Sawiyanu
amn			Awai	Amanab
amo			Timap	Amo
amp			Alamblak	Alamblak
amq				Amahai
amr			Aratbuten huaʼa	Amarakaeri
ams		Jpan		Southern Amami-Oshima
amt				Amto
amu			Ñomndaa	Guerrero Amuzgo
amv				Ambelau
amw		Syrc		Western Neo-Aramaic
amx			Anmatyerr	Anmatyerr
amy				Ami
amz				Atampaya
ana				Andaqui
anb			Simikai	Andoa
anc				Ngas
and				Ansus
ane				Xârâcùù
anf				Animere
ang				Old English (ca. 450-1100)
anh			Nend	Nend
ani		Cyrl	къIaваннаб мицци	Andi
anj				Anor
ank			Ga̱mai	Goemai
anl				Anu-Khongso Chin
anm				Anal
ann			Obolo	Obolo
ano				Andoque
anp		Deva	अंगिका	Angika
anq		Deva		Jarawa
anr		Deva		Andh
ans				Anserma
ant				Antikarinya
anu		Ethi	Dha Anywaa	Anuak
anv			Denya	Denya
anw			Anaañ	Anaang
anx				Andra-Hus
any			Anyin	Anyin
anz				Anem
aoa			Ngola	Angolar
aob				Abom
aoc			Kamarakotos	Pemon
aod				Andarum
aoe				Angal Enen
aof				Bragat
aog				Angoram
aoh				Arma
aoi				Anindilyakwa
aoj				Mufian
aok				Arhö
aol				Alor
aom			Ömie	Ömie
aon			Weri	Weri
aor				Aore
aos				Taikat
aot		Beng		Atong
aou		Zyyy		A’ou
aox				Atorada
aoz			Uab Meto	Uab Meto
apb			Saꞌa	Saꞌa
apc		Arab	شامي	Levantine Arabic
apd		Arab	Dārijīya	Sudanese Arabic
ape				Bukiyip
apf			Pahanan	Pahanan Agta
apg				Ampanang
aph		Deva	आठपहरिया	Athpariya
api				Apiaká
apj			Abáachi mizaa	Jicarilla Apache
apk				Kiowa Apache
apl				Lipan Apache
apm			Ndé bizaa	Mescalero-Chiricahua Apache
apn			Panhĩ kapẽr	Apinagé
apo				Ambul
app			Apma	Apma
apq		Zyyy		A-Pucikwar
apr			Arop-Lokep	Arop-Lokep
aps			Orop	Orop
apt				Apatani
apu				Apurinã
apv				Alapmunte
apw			Nḏēē biyáti'	Western Apache
apx				Aputai
apy				Apalaí
apz			Ampeeli	Safeyoka
aqc		Cyrl		Archi
aqd				Ampari Dogon
aqg				Arigidi
aqk				Aninka
aqm				Atohwaim
aqn				Northern Alta
aqp		Zyyy		Atakapa
aqr				Arhâ
aqt				Angaité
aqz				Akuntsu
ara	ar	Arab	العربية	Arabic
arb		Arab	العربية	Arabic
arc		Armi		Official Aramaic (700-300 BCE)
ard				Arabana
are			Arrente	Western Arrarnta
arg	an		aragonés	Aragonese
arh			Iku	Arhuaco
ari				Arikara
arj				Arapaso
ark				Arikapú
arl			Tapueyocuaca	Arabela
arn			Mapudungun	Mapudungun
aro				Araona
arp			Hinónoʼeitíít	Arapaho
arq		Arab	العامية	Algerian Arabic
arr				Karo
ars		Arab	نجدي	Najdi Arabic
aru				Aruá
arv				Arbore
arw			Lokono Dian	Arawak
arx				Aruá
ary		Arab	الدارجة	Moroccan Arabic
arz		Arab	عامي	Egyptian Arabic
asa			Kipare	Asu
asb				Assiniboine
asc				Casuarina Coast Asmat
ase		Sgnw		American Sign Language
asf		Zxxx		Auslan
asg			Cishingini	Cishingini
ash				Awishira
asi				Buruwai
asj			Sari	Sari
ask		Arab		Ashkun
asl				Asilulu
asm	as	Beng	অসমীয়া	Assamese
asn				Asurini of Xingú
aso				Dano
asp		Zxxx		Algerian Sign Language
asq		Zxxx		Austrian Sign Language
asr		Deva		Asuri
ass				Ipulo
ast			asturianu	Asturian
asu			Asuriní	Tocantins Asurini
asv				Asoa
asw		Zxxx		Australian Aborigines Sign Language
asx				Muratayak
asy			Asmat	Yaosakor Asmat
asz				As
ata			Ata	Pele-Ata
atb			Zaiwâ	Zaiwa
atc				Atsahuaca
atd			Minanobo	Ata Manobo
ate				Mand
atg			Okphela	Ivbie North-Okpela-Arhe
ati			-Atshe	Attié
atj			Atikamekw	Atikamekw
atk				Ati
atl				Mt. Iraya Agta
atm				Ata
atn		Arab		Ashtiani
ato				Atong
atp				Pudtol Atta
atq				Aralle-Tabulahan
atr				Waimiri-Atroarí
ats				Gros Ventre
att			Atta	Pamplona Atta
atu			Thuɔk ë Rëël	Reel
atv		Cyrl	Алтай тили	Northern Altai
atw				Atsugewi
atx				Arutani
aty			Anejom̃	Aneityum
atz				Arta
aua				Asumboa
aub		Zyyy		Alugu
auc			Wao Tededö	Waorani
aud				Anuta
aug				Aguna
auh				Aushi
aui			Anuki	Anuki
auj		Arab		Awjilah
auk			Heiyoho	Heiyoho
aul				Aulua
aum				Asu
aun			One	Molmo One
auo				Auyokawa
aup				Makayam
auq				Anus
aur				Aruek
aut				Austral
auu			Auye	Auye
auw				Awyi
aux				Aurá
auy			Awiyaana	Awiyaana
auz		Arab		Uzbeki Arabic
ava	av	Cyrl	Авар мацӏ	Avar
avb				Avau
avd		Arab		Alviri-Vidari
ave	ae	Avst		Avestan
avi			Avikam	Avikam
avk				Kotava
avl		Arab	بدوي	Eastern Egyptian Bedawi Arabic
avm				Angkamuthi
avn			Sideme	Avatime
avo				Agavotaguerra
avs				Aushiri
avt			Au	Au
avu			Ãvõkáyã	Avokaya
avv				Avá-Canoeiro
awa		Deva	अवधी	Awadhi
awb			Ahwa	Awa
awc				Cicipu
awe				Awetí
awg				Anguthimri
awh				Awbono
awi				Aekyom
awk			Awabakalkoba	Awabakal
awm				Taupi
awn		Ethi	አውጚ	Awngi
awo			Yěbù	Awak
awr				Awera
aws				South Awyu
awt				Araweté
awu				Central Awyu
awv				Jair Awyu
aww				Awun
awx				Awara
awy				Edera Awyu
axb				Abipon
axe				Ayerrerenge
axg				Mato Grosso Arára
axk			Yaâkâ	Yaka
axl				Lower Southern Aranda
axm		Armn		Middle Armenian
axx				Xârâgurè
aya				Awar
ayb			Ayizo Gbe	Ayizo Gbe
ayc				Southern Aymara
ayd				Ayabadhu
aye				Ayere
ayg				Ginyanga
ayh		Arab		Hadrami Arabic
ayi				Leyigha
ayk				Akuku
ayl		Arab	ليبي	Libyan Arabic
aym	ay			Aymara
ayn		Arab	يمني	Sanaani Arabic
ayo				Ayoreo
ayp		Arab	مصلاوي	North Mesopotamian Arabic
ayq			Ayi	Ayi
ayr			Aymar	Aymara
ays				Sorsogon Ayta
ayt				Magbukun Ayta
ayu				Ayu
ayy				Tayabas Ayta
ayz			Mai Brat	Mai Brat
aza		Zyyy		Azha
azb		Arab	آذربایجان دیلی	South Azerbaijani
azd			Meshikan de San Pedro Shikora	Eastern Durango Nahuatl
aze	az		azərbaycan	Azerbaijani
azg			Jnꞌoon	San Pedro Amuzgos Amuzgo
azj			Azərbaycan dili	Azerbaijani
azm			Jñunda	Ipalapa Amuzgo
azn			Meshikan de San Agustin Buenaventura y de Santa Cruz	Western Durango Nahuatl
azo			Mbɨ̂wiŋə	Awing
azt				Faire Atta
azz			Nahuatlahtolli	Highland Puebla Nahuatl
baa				Babatana
bab				Bainouk-Gunyuño
bac				Badui
bae				Baré
baf				Nubaca
bag			Tukí	Tuki
bah				Bahamas English Creole
baj				Barakai
bak	ba	Cyrl	башҡорт	Bashkort
bal		Arab		Baluchi
bam	bm		bamanakan	Bamanankan
ban			Basa Bali	Bali
bao			Waimaja	Waimaha
bap		Deva	बान्तावा	Bantawa
bar			Boarisch	Bavarian
bas			Ɓàsàa	Basaa
bau				Mbat
bav			Ghaŋ Vəŋoo	Vengo
baw				Bambili-Bambui
bax		Bamu	Shüpamom	Bamun
bay				Gwatlelir
bba			Baatɔnum	Baatonum
bbb			Barai	Barai
bbc			Batta	Batak Toba
bbd			Fulumu	Fulumu
bbe				Bangba
bbf				Baibai
bbg				Barama
bbh		Zyyy		Bugan
bbi				Barombi
bbj			Ghomálá'	Ghomálá’
bbk			Gaʼa-Kejom	Babanki
bbl		Geor		Bats
bbm				Babango
bbn				Uneapa
bbo			Kʋnabɩrɩ	Konabéré
bbp				West Central Banda
bbq			Chɔpəchɔp	Chopechop
bbr				Girawa
bbs				Iyongiyong
bbt				Burku
bbu				Kulung
bbv			Karnai	Karnai
bbw			Súpǎpyāˀ	Supapya
bbx				Bubia
bby				Befang
bbz				Babalia Creole Arabic
bca			Baip‧ngvp‧zix	Central Bai
bcb				Bainouk-Samik
bcc		Arab	Balóchi	Baluchi
bcd				North Babar
bce				Mengambo
bcf			Bamu Owera	Bamu
bcg				Baga Pokur
bch			Bariai	Bariai
bci			Wawle	Baoulé
bcj				Bardi
bck				Bunuba
bcl			Bikol	Bikol
bcm			Tsunari	Bannoni
bcn			Abaali	Bali
bco			Kaluli	Kaluli
bcp				Bali
bcq		Ethi	Benc’non	Bench
bcr			Nedut'en	Babine
bcs			Hohumono	Hohumono
bct				Bendi
bcu			Awad Bing	Awad Bing
bcv				Shoo-Minda-Nye
bcw			kwəma ka bana	Bana
bcy			Ɓwaare	Bacama
bcz				Bainouk-Gunyaamolo
bda			Jola Bayote	Bayot
bdb				Basap
bdc				Embera Baudó
bdd			Bunama	Bunama
bde			Gabaden	Bade
bdf				Biage
bdg			Uubm Bonggi	Bonggi
bdh			Tara Baká	Baka
bdi				Burun
bdj				Bai
bdk				Budukh
bdl				Indonesian Bajau
bdm			Yedǝnami	Buduma
bdn				Baldemu
bdo				Morom
bdp			Sibhēnde	Bende
bdq			Bahnar	Bahnar
bdr			Sama	West Coast Bajau
bds			Burungaisoo	Burunge
bdt			Bhogoto	Bhogoto
bdu			Oroko	Oroko
bdv		Orya	ବଡ଼ ପରଜା	Bodo Parja
bdw				Baham
bdx				Budong-Budong
bdy				Bandjalang
bdz		Arab		Badeshi
bea			Danezaa ZaageɁ	Beaver
beb			NULL	Bebele
bec			Iceve	Iceve-Maci
bed				Bedoanas
bee		Deva		Byangsi
bef				Benabena
beg		Zyyy		Belait
beh			Byali	Biali
bei				Bakati’
bej		Arab	Bidhaawyeet	Bedawiyet
bek				Bebeli
bel	be	Cyrl	беларуская	Belarusian
bem			Ichibemba	Bemba
ben	bn	Beng	বাংলা	Bengali
beo			Bedamuni	Bedamuni
bep			básá Behóá	Behoa
beq			Kibeembe	Beembe
bes				Besme
bet			ʼbhɛtɩgbʋ ʼmö	Guiberoua Bété
beu				Blagar
bev			"Bhɛtɩ Gbʋ	Daloa Bété
bew			Betawi	Betawi
bex			Mödö	Jur Modo
bey				Beli
bez			Hibena	Bena
bfa			Bari	Bari
bfb		Deva	बारेला पावरी	Pauri Bareli
bfc				Panyi Bai
bfd			Bɨfɨɨ̀	Bafut
bfe				Betaf
bff				Bofi
bfg				Busang Kayan
bfh			Mblafe	Blafe
bfi		Zxxx		British Sign Language
bfj			Chufie'	Chufie’
bfk		Zxxx		Ban Khor Sign Language
bfl				Banda-Ndélé
bfm			Ewâmnèə Mə̂yn	Mmen
bfn				Bunak
bfo			Bɩrfʋɔr	Malba Birifor
bfp				Beba
bfq		Taml	Badaga	Badaga
bfr		Zyyy		Bazigar
bfs			Baip‧ngvp‧zix	Southern Bai
bft		Arab	بلتی	Balti
bfu		Tibt		Gahri
bfw		Orya		Bondo
bfx				Bantayanon
bfy		Deva	बघेली	Bagheli
bfz		Deva		Mahasu Pahari
bga				Gwamhi-Wuri
bgb				Bobongko
bgc		Deva	हरियाणवी	Haryanvi
bgd		Deva	बरेली	Rathwi Bareli
bge		Zyyy		Bauria
bgf				Bangandu
bgg			Bugun	Bugun
bgi				Bagobo-Klata
bgj			Məndəŋkyɛ	Mendenkye
bgk		Zyyy		Bit
bgl		Zyyy		Bo
bgn		Arab	بلوچی	Western Balochi
bgo				Baga Koga
bgp		Arab	بلوچی	Eastern Balochi
bgq		Deva	बागड़ी	Bagri
bgr			Bawm hawlh	Bawm Chin
bgs			Tagabawà	Tagabawa
bgt				Bughotu
bgu				Mbongno
bgv				Warkay-Bipim
bgw		Deva	भतरी	Bhatri
bgx		Grek	Rumeli Türkçesi	Balkan Gagauz Turkish
bgy				Benggoi
bgz				Banggai
bha		Deva		Bharia
bhb		Deva	भीली	Bhili
bhc				Biga
bhd		Deva	भद्रवाही	Bhadrawahi
bhe		Arab		Bhaya
bhf				Odiai
bhg			Binandere	Binandere
bhh		Cyrl		Bukharic
bhi		Deva		Bhilali
bhj		Deva	बाहिङ	Bahing
bhl			Bimin	Bimin
bhm		Arab		Bathari
bhn		Syrc		Bohtan Neo-Aramaic
bho		Deva	भोजपुरी	Bhojpuri
bhp			Nggahi Mbojo	Bima
bhq				Tukang Besi South
bhr			Bara Malagasy	Bara Malagasy
bhs			Ma Buwal	Buwal
bht		Deva	भटियाली	Bhattiyali
bhu		Deva		Bhunjia
bhv				Bahau
bhw			Wós Kovedi	Biak
bhx		Zyyy		Bhalay
bhy				Bhele
bhz			Bádá'	Bada
bia				Badimaya
bib			Bɩsa	Bisa
bid			Bidiya	Bidiyo
bie				Bepour
bif				Biafada
big			Biangai	Biangai
bik				Bikol
bil				Bille
bim			Mɔɔr	Bimoba
bin			Edo	Edo
bio				Nai
bip			NULL	Bila
biq				Bipi
bir				Bisorio
bis	bi		Bislama	Bislama
bit				Berinomo
biu			Biate	Biate
biv			Birfoɔr	Southern Birifor
biw			Bòkól	Kol
bix		Deva		Bijori
biy		Deva		Birhor
biz				Baloi
bja			Budja	Budja
bjb				Barngarla
bjc				Bariji
bje		Zyyy		Biao-Jiao Mien
bjf		Syrc		Barzani-Sandu Jewish Neo-Aramaic
bjg			Kajoukou	Bijagó
bjh			Bahinemo	Bahinemo
bji			Dhaashate	Burji
bjj		Deva	देहाती	Kanauji
bjk			Barok	Barok
bjl				Bulu
bjm		Arab		Bajelani
bjn			بنجر	Banjar
bjo				Mid-Southern Banda
bjp			Fanamaket	Fanamaket
bjr			Afaqinna ufa	Binumarien
bjs				Bajan
bjt				Balanta-Ganja
bju				Busuu
bjv			Bedjond	Bedjond
bjw			Bakʋɛwii	Bakwé
bjx				Vanaw Kalinga
bjy				Bayali
bjz			Baruga	Baruga
bka				Kyak
bkc			Baka	Baka
bkd			Binukid	Binukid
bkf				Beeke
bkg				Buraka
bkh			Bakoko	Bakoko
bki			Baki	Baki
bkj				Pande
bkk		Zzzz		Brokskat
bkl			Berik	Berik
bkm			Itangikom	Kom
bkn				Bukitan
bko				Kwa’
bkp				Boko
bkq			Kurâ	Bakairí
bkr				Bakumpai
bks				Northern Sorsoganon
bkt			Boloki	Boloki
bku				Buhid
bkv			Ebekwara	Bekwarra
bkw			Bɛkwyel	Bekwel
bkx			Baikeno	Baikeno
bky				Bokyi
bkz				Bungku
bla			Siksiká	Blackfoot
blb			Bilua	Bilua
blc				Bella Coola
bld				Bolango
ble			Fraase	Balanta
blf			Apadu Vuolo	Buol
blh				Kuwaa
bli			Lolia	Bolia
blj				Bulungan
blk		Mymr	ပအိုဝ်	Pa’o
bll		Zyyy		Biloxi
blm			'Bëlї	Beli
bln				Southern Catanduanes Bikol
blo			anii kagɩja	Anii
blp				Blablanga
blq				Paluai
blr				Blang
bls				Balaesang
blt		Tavt	ꞌTáy	Tai Dam
blv				Kibala
blw			Finarangaw	Balangao
blx			Ayta Mag-Indi	Mag-Indi Ayta
bly				Notre
blz			Wurung Balantak	Balantak
bma				Lame
bmb			Ebembe	Bembe
bmc				Biem
bmd				Baga Manduri
bme				Limassa
bmf				Bom-Kim
bmg				Bamwe
bmh				Kein
bmi			Barma	Bagirmi
bmj		Deva	बोटे	Bote
bmk			Ghayavi	Ghayavi
bml				Bomboli
bmm			Betsimisaraka	Northern Betsimisaraka Malagasy
bmn				Bina
bmo			Chrambo	Chrambo
bmp				Gamane
bmq			Boomu	Bomu
bmr			Muinane	Muinane
bms				Bilma Kanuri
bmt		Zyyy		Biao Mon
bmu			Somba Siawari	Somba-Siawari
bmv			Bûmì	Bum
bmw				Bomwali
bmx				Baimak
bmz				Baramu
bna				Bonerate
bnb				Bookan Murut
bnc				Bontok
bnd				Banda
bne				Bintauna
bnf				Masiwang
bng			Benga	Benga
bni			Bobangi	Bangi
bnj				Bangon
bnk				Bierebo
bnl		Zyyy		Boon
bnm			Batanga	Bapuku
bnn			Bunun	Bunun
bno			Asi	Bantoanon
bnp			Bola-Bakovi	Bola
bnq				Bantik
bnr				Butmas-Tur
bns		Deva	बुन्देली	Bundeli
bnu				Bentong
bnv				Beneraf
bnw			Bises	Bisis
bnx				Bangubangu
bny				Vaie
bnz				Beezen
boa			Miamunaa	Bora
bob			Af Aweera	Aweer
bod	bo	Tibt	བོད་སྐད་	Central Tibetan
boe				Mundabli
bof				Bolon
bog		Zxxx		Malian Sign Language
boh				Boma
boi		Zyyy		Barbareño
boj			Anjam	Anjam
bok				Bonjo
bol				Bole
bom			Cèn Bèrom	Berom
bon			Bine	Bine
boo				Tiemacèwè Bozo
bop				Bonkiman
boq				Bogaya
bor			Boe Wadáru	Borôro
bos	bs		bosanski	Bosnian
bot			Ndüü Böngö	Bongo
bou				Bondei
bov			Tuwuli	Tuwuli
bow				Rema
box			Buamu	Buamu
boy				Bodo
boz			Tigemaxoo	Tieyaxo Bozo
bpa			Daakaka	Daakaka
bpb				Barbacoas
bpc				Mbuk
bpd				Banda-Banda
bpe			Bauni	Bauni
bpg				Bonggo
bph		Cyrl		Botlikh
bpi				Bagupi
bpj			Kibindji	Bindji
bpk				Orowe
bpl				Broome Pearling Lugger Pidgin
bpm				Biyom
bpn		Zyyy		Dzao Min
bpo				Anasi
bpp			Kaure	Kaure
bpq				Banda Malay
bpr			Koronadal B'laan	Koronadal Blaan
bps			Blaan	Sarangani Blaan
bpt				Barrow Point
bpu				Bongu
bpv				Bian Marind
bpw				Bo
bpx		Deva		Palya Bareli
bpy		Beng		Bishnupuriya
bpz				Bilba
bqa				Tchumbuli
bqb				Bagusa
bqc			Bòó	Boko
bqd				Bung
bqf				Baga Kaloum
bqg			Bagó	Bago-Kusuntu
bqh		Zyyy		Baima
bqi		Arab	بختیاری	Bakhtiâri
bqj			Gubanjalay	Bandial
bqk				Banda-Mbrès
bql				Karian
bqm				Wumboko
bqn		Zxxx		Bulgarian Sign Language
bqo				Balo
bqp			Bisã	Bisã
bqq				Biritai
bqr				Burusu
bqs				Bosmun
bqt			Achab a Maŋkɔ̧	Mankong
bqu				Boguru
bqv				Koro Wachi
bqw				Buru
bqx				Baangi
bqy		Zxxx		Kata Kolok
bqz			Mkaaʾ	Bakaka
bra		Deva	ब्रज भाषा	Braj Bhasha
brb		Khmr		Brao
brc				Berbice Dutch Creole
brd		Deva		Baram
bre	br		brezhoneg	Breton
brf			Kibira	Bira
brg				Baure
brh		Arab	براہوئی	Brahui
bri			Mòkpè	Mokpwe
brj				Bieria
brk		Arab		Birked
brl				Birwa
brm				Barambu
brn				Boruca
bro		Tibt		Brokkat
brp				Barapasi
brq			Bnyoqko	Breri
brr				Birao
brs				Baras
brt				Bitare
bru			ບຣູ້	Eastern Bru
brv		Laoo	บรู	Western Bru
brw		Knda		Bellari
brx		Deva	बर’	Boro
bry				Burui
brz			Bel	Bilbil
bsa				Abinomn
bsb				Brunei Bisaya
bsc			Oniyan	Oniyan
bse			NULL	Wushi
bsf				Bauchi
bsg		Zyyy		Bashkardi
bsh		Arab	کته	Kateviri
bsi				Bassossi
bsj			Bangjinge	Bangwinji
bsk		Arab	Burushaski	Burushaski
bsl				Basa-Gumna
bsm				Busami
bsn			Jãnerã-Eduria Oca	Barasana-Eduria
bso				Buso
bsp			Baga Sitemu	Baga Sitemu
bsq		Bass	Ɓǎsɔ́ɔ̀	Bassa
bsr				Bassa-Kontagora
bss			Akɔ́ɔ̄sē	Akoose
bst		Ethi	ባስኬ፟ት	Basketo
bsu				Bahonsuai
bsv				Baga Sobané
bsw				Baiso
bsx				Yangkam
bsy				Sabah Bisaya
bta				Bata
btb				Beti (Cameroon)
btc				Bati
btd		Batk		Batak Dairi
bte				Gamo-Ningi
btf				Birgit
btg			Bhete	Gagnoa Bété
bth				Biatah Bidayuh
bti				Burate
btj				Bacanese Malay
btm		Batk		Batak Mandailing
btn				Ratagnon
bto				Rinconada Bikol
btp				Budibud
btq				Batek
btr				Baetora
bts			Sahap Simalungun	Batak Simalungun
btt				Bete-Bendi
btu				Batu
btv		Deva		Bateri
btw				Butuanon
btx			cakap Karo	Batak Karo
bty				Bobot
btz				Batak Alas-Kluet
bua		Cyrl	буряад	Buriat
bub				Bua
buc			Kibushi	Bushi
bud			Baasaar sooŋyi	Ntcham
bue				Beothuk
buf				Bushoong
bug			Basa Ugi	Bugis
buh				Younuo Bunu
bui				Bongili
buj				Basa-Gurmana
buk			Bugawac	Bugawac
bul	bg	Cyrl	български	Bulgarian
bum			Bulu	Bulu
bun				Sherbro
buo			Puuiŋ	Terei
bup				Busoa
buq				Brem
bus			Zogben	Bokobaru
but				Bungain
buu			Ɨbʉdʉ	Budu
buv				Bun
buw				Bubi
bux				Boghom
buy				Bullom So
buz				Bukwen
bva			Barayin	Barein
bvb			Böbë	Bube
bvc				Baelelea
bvd			Baeggu	Baeggu
bve				Berau Malay
bvf				Boor
bvg				Bonkeng
bvh				Bure
bvi			Vï̃rï	Belanda Viri
bvj				Baan
bvk				Bukat
bvl		Zxxx		Bolivian Sign Language
bvm			Ŋgieməkɔʼkə	Ngiemekohke
bvn				Buna
bvo				Bolgo
bvp		Zyyy		Bumang
bvq				Birri
bvr			Burarra	Burarra
bvt				Bati
bvu				Bukit Malay
bvv				Baniva
bvw				Boga
bvx				Dibole
bvy				Baybayanon
bvz			Bauzi	Bauzi
bwa				Bwatoo
bwb				Namosi-Naitasiri-Serua
bwc				Bwile
bwd			Bwaidoka	Bwaidoka
bwe		Mymr		Bwe Karen
bwf				Boselewa
bwg				Barwe
bwh				Bishuo
bwi				Baniwa
bwj			Làa làa Bũamu	Láá Láá Bwamu
bwk				Bauwaki
bwl				Bwela
bwm				Biwat
bwn		Zyyy		Wunai Bunu
bwo			Borni	Borna
bwp				Mandobo Bawah
bwq			Boboda	Southern Bobo Madaré
bwr				Bura-Pabir
bws				Bomboma
bwt				Bafaw-Balong
bwu			Buli	Buli
bww				Bwa
bwx				Bu-Nao Bunu
bwy				Cwi Bwamu
bwz				Bwisi
bxa				Bauro
bxb			Di Bor	Belanda Bor
bxc				Molengue
bxd		Zyyy		Pela
bxe		Zyyy		Ongota
bxf			Minigir	Minigir
bxg			Bangala	Bangala
bxh			Buhutu	Buhutu
bxi				Pirlatapa
bxj				Bayungu
bxk			Lubukusu	Luyia
bxl				Jalkunan
bxm		Cyrl		Mongolia Buriat
bxn				Burduna
bxo				Barikanchi
bxp				Bebil
bxq				Beele
bxr		Cyrl	буряад хэлэн	Buriat
bxs				Busam
bxu		Mong		China Buriat
bxv				Berakou
bxw				Bankagooma
bxz				Binahari
bya			Batak	Batak
byb				Bikya
byc				Ubaghara
byd				Benyadu’
bye			Pouye	Pouye
byf				Bete
byg		Zyyy		Baygo
byh		Deva	भुजेल	Bhujel
byi				Buyu
byj				Bina
byk				Biao
byl				Bayono
bym				Bidjara
byn		Ethi	Blin	Bilen
byo		Zyyy		Biyo
byp				Bumaji
byq		Zyyy		Basay
byr			Yɨꞌmayagaala	Yipma
bys			nyuwa Ɓuurak	Burak
byt		Zyyy		Berti
byv			Medumba	Medumba
byw		Deva		Belhariya
byx			Qaqet	Qaqet
byz			Waran	Waran
bza			Bandí	Bandi
bzb			Andio	Andio
bzc				Southern Betsimisaraka Malagasy
bzd			Bribri	Bribri
bze			Jɛnaama	Jenaama Bozo
bzf			Yangoru	Boikin
bzg		Zyyy		Babuza
bzh			Veriinġ	Central Buang
bzi		Thai	บี่ซู่	Bisu
bzj			Bileez Kriol	Belize English Creole
bzk			Creole	Nicaragua English Creole
bzl				Boano
bzm				Bolondo
bzn				Boano
bzo				Bozaba
bzp				Kemberano
bzq				Buli
bzr				Biri
bzs		Zxxx		Brazilian Sign Language
bzt				Brithenig
bzu				Burmeso
bzv			Naami	Naami
bzw			Rubassa	Basa
bzx				Kelengaxo Bozo
bzy				Abanglekuo
bzz				Evant
caa			Chꞌortiꞌ	Ch’orti’
cab			Garífuna	Garifuna
cac			Koti'	Chuj
cad			Caddo	Caddo
cae			Kelaalaa	Laalaa
caf			Dakelh	Southern Carrier
cag			Guisnai	Nivaclé
cah				Cahuarano
caj				Chané
cak			Kaqchikel	Kaqchikel
cal			Refalúwasch	Carolinian
cam			Cemuhî	Cemuhî
can				Chambri
cao				Chácobo
cap			Chipaya	Chipaya
caq			Pû	Car Nicobarese
car			Karìna auran	Carib
cas				Tsimané
cat	ca		català	Catalan
cav				Cavineña
caw				Callawalla
cax				Chiquitano
cay			Gayogo̱hó:nǫ'	Cayuga
caz				Canichana
cbb				Cabiyarí
cbc			Carapana	Carapana
cbd				Carijona
cbg				Chimila
cbi			Cha'Palaa	Chachi
cbj				Ede Cabe
cbk			Chavacano	Chavacano
cbl			Bualkhaw Chin	Bualkhaw Chin
cbn		Thai	ญัฮกุ้ร	Nyahkur
cbo				Izora
cbq				Tsucuba
cbr			Kakataibo-Kashibo	Kakataibo-Kashibo
cbs			Hãtxa Kuī	Kashinawa
cbt			Shahui	Shawi
cbu			Kadoazi koko	Kandozi-Chapra
cbv			Cacua	Cacua
cbw				Kinabalian
cby				Carabayo
cca				Cauca
ccc			Chamekolo	Chamicuro
ccd				Cafundo Creole
cce			Chichopi	Chopi
ccg			Sama Mum	Samba Daka
cch			Atsam	Atsam
ccj				Kasanga
ccl				Cutchi-Swahili
ccm				Malaccan Malay Creole
cco			Jmíiˊ	Comaltepec Chinantec
ccp		Cakm	𑄌𑄋𑄴𑄟𑄳𑄦	Chakma
ccr				Cacaopera
cda		Zyyy		Choni
cde		Telu		Chenchu
cdf				Chiru
cdg		Zyyy		Chamari
cdh		Deva		Chambeali
cdi		Gujr		Chodri
cdj		Deva	चुराही	Churahi
cdm		Deva	चेपाङ	Chepang
cdn		Deva		Chaudangsi
cdo		Hans		Min Dong Chinese
cdr				Kamuku
cds		Zxxx		Chadian Sign Language
cdy		Zyyy		Chadong
cdz		Beng		Koda
cea				Lower Chehalis
ceb			Cebuano	Cebuano
ceg			Ɨshɨr ahwoso	Chamacoco
cek			Lemi	Eastern Khumi Chin
cen			Ibaas	Ibaas
ces	cs		Čeština	Czech
cet				Centúúm
cey			Läoktü	Läoktü Chin
cfa			Cham	Cham
cfd				Cara
cfg				Karimjo
cfm			Falam Chin	Falam Chin
cga				Changriwa
cgc			Kagayanen	Kagayanen
cgg			Rukiga	Chiga
cgk		Tibt		Chocangacakha
cha	ch		Chamorru	Chamorro
chb				Chibcha
chc		Zyyy		Catawba
chd			Tsome	Highland Oaxaca Chontal
che	ce	Cyrl	нохчийн	Chechen
chf			Yocot'an	Tabasco Chontal
chg		Arab		Chagatai
chh				Chinook
chj			Jmiih kia’ dzä ‘vï ï	Ojitlán Chinantec
chk			Chuuk	Chuukese
chl				Cahuilla
chm		Cyrl		Mari (Russia)
chn			Chinuk Wawa	Chinook Wawa
cho			Chahta	Choctaw
chp			Dënesųłıné	Dene
chq			juu jmiih	Quiotepec Chinantec
chr		Cher	ᏣᎳᎩ	Cherokee
cht				Cholón
chu	cu	Cyrl	Словѣньскъ	Church Slavonic
chv	cv	Cyrl	чӑваш чӗлхи	Chuvash
chw			Echuwabo	Chuwabu
chx		Deva	छन्त्याल खाम	Chantyal
chy			Tsėhesenėstsestȯtse	Cheyenne
chz			Jumi dsa mojai	Ozumacín Chinantec
cia			Cia-Cia	Cia-Cia
cib				Ci Gbe
cic			Chikashshanompaʼ	Chickasaw
cid		Zyyy		Chimariko
cie				Cineni
cih		Deva		Chinali
cik		Zyyy		Chitkuli Kinnauri
cim				Cimbrian
cin				Cinta Larga
cip				Chiapanec
cir				Tîrî
ciw			Anishinaabemowin	Chippewa
ciy				Chaima
cja		Arab	Chăm	Western Cham
cje			Chru	Chru
cjh				Upper Chehalis
cji		Cyrl		Chamalal
cjk			Cokwe	Chokwe
cjm		Cham	Chăm	Eastern Cham
cjn				Chenapian
cjo			Ashaninka	Pajonal Ashéninka
cjp			Cabécar	Cabécar
cjs			Тадар тили	Shor
cjv				Chuave
cjy		Hans		Jinyu Chinese
ckb		Arab	کوردیی ناوەندی	Central Kurdish
ckh		Zyyy		Chak
ckl				Kibaku
ckm			Čakavski	Chakavian
ckn			Kaang Chin	Kaang Chin
cko			Anufo	Anufo
ckq				Kajakse
ckr				Kairak
cks				Tayo
ckt		Cyrl	Ԓыгъоравэтԓьэн йиԓыйиԓ	Chukchi
cku			Koasati	Koasati
ckv			Kbalan	Kavalan
ckx				Caka
cky				Cakfem-Mushere
ckz				Kaqchikel-K’iche’ Mixed Language
cla			Ron	Ron
clc			Tŝinlhqot’in	Chilcotin
cld		Syrc	ܣܘܪܝܝܐ	Syriac
cle			Fáh⁴jmii⁴²	Lealao Chinantec
clh		Arab		Chilisso
cli				Chakali
clj			Laitu Chin	Laitu Chin
clk			Idu-Mishmi	Idu-Mishmi
cll				Chala
clm				Clallam
clo			Lajltyaygi	Lowland Oaxaca Chontal
clt			Lautu Chin	Lautu Chin
clu			Caluyanun	Caluyanun
clw		Cyrl		Chulym
cly				Eastern Highland Chatino
cma				Maa
cme			Cerma	Cerma
cmg		Soyo		Classical Mongolian
cmi			Ẽbẽra	Embera Chamí
cml				Koneq-koneq
cmm		Zyyy		Michigamea
cmn		Hans	简体中文	Chinese
cmo			ឞូន៝ង	Central Mnong
cmr			Khimi	Mro-Khimi
cms				Messapic
cmt				Camtho
cna		Tibt		Changthang
cnb			Uppu	Uppu Chin
cnc				Côông
cng				Northern Qiang
cnh			Lai	Hakha Chin
cni			Asháninka	Asháninka
cnk			Khumi	Khumi Chin
cnl			ju²³jmii²³²	Lalana Chinantec
cno		Zyyy		Con
cnp		Hans		Northern Pinghua
cnq			Chuŋ	Chung
cnr		Cyrl	црногорски	Montenegrin
cns				Central Asmat
cnt			Jajmi dzä kï ï’	Tepetotutla Chinantec
cnu		Zyyy		Chenoua
cnw			Ngawn	Ngawn Chin
cnx				Middle Cornish
coa				Cocos Islands Malay
cob				Chicomuceltec
coc			Kuapá	Cocopa
cod			Kokama-Kokamilla	Kukama-Kukamiria
coe			Koʼrevajʉ chʉʼo	Koreguaje
cof			Tsafiki	Tsafiki
cog		Thai	พะซาช์อง	Chong
coh			Chichonyi-Chidzihana-Chikauma	Chichonyi-Chidzihana-Chikauma
coj				Cochimi
cok			Cuéimarusaꞌna	Santa Teresa Cora
col				Columbia-Wenatchi
com			Nʉmʉ Tekwapʉ	Comanche
con			A'ingae	Cofán
coo				Comox
cop		Copt	ϯⲙⲉⲧⲣⲉⲙⲛ̀ⲭⲏⲙⲓ	Coptic
coq				Coquille
cor	kw		kernewek	Cornish
cos	co		Corsu	Corsican
cot			Aguenquetsatsare	Caquinte
cou			Wameỹ	Wamey
cov		Zyyy		Cao Miao
cow		Zyyy		Cowlitz
cox				Nanti
coz				Chocholtec
cpa			Jǿg³ jmei¹²	Palantla Chinantec
cpb			Ucayali-Yurúa Ashéninka	Ucayali-Yurúa Ashéninka
cpc			Ajyéninka	Ajyíninka Apurucayali
cpg		Grek		Cappadocian Greek
cpi				Chinese Pidgin English
cpn				Cherepon
cpo				Kpeego
cps				Capiznon
cpu			Pichis Ashéninka	Pichis Ashéninka
cpx				Pu-Xian Chinese
cpy			South Ucayali Ashéninka	South Ucayali Ashéninka
cqd				Chuanqiandian Cluster Miao
cra			Tsaara	Tsaara
crb				Island Carib
crc				Lonwolwol
crd				Coeur d’Alene
cre	cr	Cans		Cree
crf				Caramanta
crg				Michif
crh		Cyrl	Къырымтатар тили	Crimean Tatar
cri			Sãotomense	Sãotomense
crj		Cans	Īnū Ayimūn	Southern East Cree
crk		Cans	Nēhiyawēwin	Plains Cree
crl		Cans	Iyiyiw-Ayimiwin	Northern East Cree
crm		Cans	ᐃᓕᓖᒧᐧᐃᓐ	Moose Cree
crn			Naáyeri Nyuuca	El Nayar Cora
cro			Apsáalooke	Crow
crq			Yojwaja	Iyo’wujwa Chorote
crr		Zyyy		Carolina Algonquian
crs			Seselwa	Seychelles French Creole
crt				Iyojwa’ja Chorote
crv				Chaura
crw				Chrau
crx			Dakelh	Carrier
cry				Kyoli
crz				Cruzeño
csa				Chiltepec Chinantec
csb			Kaszëbsczi jãzëk	Kashubian
csc		Zxxx		Catalan Sign Language
csd		Zxxx		Chiangmai Sign Language
cse		Zxxx		Czech Sign Language
csf		Zxxx		Cuban Sign Language
csg		Zxxx		Chilean Sign Language
csh		Mymr	Asho Chin	Asho Chin
csi		Zyyy		Coast Miwok
csj				Songlai Chin
csk			Jóola Kaasa	Jola-Kasa
csl		Zxxx		Chinese Sign Language
csm				Central Sierra Miwok
csn		Zxxx		Colombian Sign Language
cso			Jmiih kia’ dzä jii’	Sochiapam Chinantec
csp		Hans		Southern Pinghua
csq		Zxxx		Croatian Sign Language
csr		Zxxx		Costa Rican Sign Language
css				Southern Ohlone
cst				Northern Ohlone
csv			Cumtu	Sumtu Chin
csw		Cans	ᓀᐦᐃᓇᐍᐏᐣ	Swampy Cree
csx		Zxxx		Cambodian Sign Language
csy			NULL	Siyin Chin
csz				Coos
cta			Chaꞌ jnaꞌa	Tataltepec Chatino
ctc				Chetco
ctd		Pauc	NULL	Tedim Chin
cte			Jujmi	Tepinapa Chinantec
ctg		Beng	চাঁটগাঁইয়া বুলি	Chittagonian
cth			Thaiphum	Thaiphum Chin
ctl			Jau jmai	Tlacoatzintepec Chinantec
ctm				Chitimacha
ctn		Deva	छिन्ताङ्	Chhintang
cto			Ẽ́bẽra Katío	Embera Catío
ctp			Chaꞌtñan	Western Highland Chatino
cts				Northern Catanduanes Bikol
ctt		Taml		Wayanad Chetti
ctu			Ch'ol	Chol
cty		Taml		Moundadan Chetti
ctz				Zacatepec Chatino
cua				Cua
cub			Pamié	Cubeo
cuc			Jau² jm⁴³	Usila Chinantec
cuh			Gĩchuka	Gichuka
cui			Wajume	Cuiba
cuj				Mashco Piro
cuk			Duleigaiya	San Blas Kuna
cul			Madiha	Kulina
cuo				Cumanagoto
cup				Cupeño
cuq		Zyyy		Cun
cur		Zyyy		Chhiling
cut			Dubaku	Teutila Cuicatec
cuu		Lana		Tai Ya
cuv			Cuvakw	Cuvok
cuw		Zyyy		Chukwa
cux			Dibaku	Tepeuxila Cuicatec
cuy				Cuitlatec
cvg			Duhumbi	Chug
cvn				Valle Nacional Chinantec
cwa			Ekikabhwa	Kabwa
cwb				Maindo
cwd		Cans	Nīhithawīwin	Cree
cwe			Nghwele	Kwere
cwg				Cheq Wong
cwt			Kuwaataay	Kuwaataay
cxh				Cha’ari
cya			Chaꞌtñan	Nopala Chatino
cyb				Cayubaba
cym	cy		Cymraeg	Welsh
cyo			Cuyonon	Cuyonon
czh		Hans		Huizhou Chinese
czk		Hebr		Knaanic
czn			Tsa' jnya	Zenzontepec Chatino
czo		Zyyy		Min Zhong Chinese
czt			Zotung	Zotung Chin
daa			Daŋla	Dangaléat
dac				Dambi
dad			Marik od	Marik
dae				Duupa
dag			Dagbanli	Dagbani
dah				Gwahatike
dai				Day
daj			Bekke	Dar Fur Daju
dak			Dakhóta	Dakota
dal				Dahalo
dam				Damakawa
dan	da		dansk	Danish
dao			Daai	Daai Chin
daq		Deva		Dandami Maria
dar		Cyrl	дарган мез	Dargwa
das				Daho-Doo
dau				Dar Sila Daju
dav			Kitaita	Dawida
daw				Davawenyo
dax				Dayi
daz			Moi	Moi
dba				Bangime
dbb				Deno
dbd			Na̱n Nyiyo Daddi̱ya	Dadiya
dbe				Dabe
dbf			Edopi	Edopi
dbg				Dogul Dom Dogon
dbi				Ejuele
dbj				Ida’an
dbl				Dyirbal
dbm				Duguri
dbn				Duriankere
dbo				Dulubu
dbp				Duwai
dbq			Ma Daba	Daba
dbr		Zyyy		Dabarre
dbt				Ben Tey Dogon
dbu				Bondum Dom Dogon
dbv				Dungu
dbw				Bankan Tey Dogon
dby				Dibiyaso
dcc		Arab		Deccan
dcr			Kreool	Negerhollands
dda				Dadi Dadi
ddd				Dongotono
dde			Doondo	Doondo
ddg				Fataluku
ddi				West Goodenough
ddj				Jaru
ddn			Songhay	Dendi
ddo		Cyrl	Цез мец	Dido
ddr				Dhudhuroa
dds				Donno So Dogon
ddw				Dawera-Daweloor
dec			Dhaduwa	Dagik
ded			Dedua	Dedua
dee				Dewoin
def		Arab	دزفولی	Dezfuli
deg				Degema
deh		Arab		Dehwari
dei				Demisa
dek				Dek
del				Delaware
dem				Dem
den				Slave (Athapascan)
dep		Zyyy		Pidgin Delaware
deq				Dendi
der		Beng	Deori	Deori
des			Wirã ya	Desano
deu	de		Deutsch	Standard German
dev				Domung
dez			Londengese	Dengese
dga			Dagaare	Southern Dagaare
dgb				Bunoge Dogon
dgc			Agta	Casiguran Dumagat Agta
dgd				Dagaari Dioula
dge				Degenang
dgg				Doga
dgh			Dghwéɗè	Dghwede
dgi			Dagara	Northern Dagara
dgk				Dagba
dgl		Arab	Andaandi	Andaandi
dgn				Dagoman
dgo		Deva	डोगरी	Dogri
dgr			Tłı̨chǫ Yatıì	Tlicho
dgs				Dogoso
dgt				Ndra’ngith
dgu		Zyyy		Degaru
dgw			Taungurung	Daungwurrung
dgx			Doghoro	Doghoro
dgz			Daga	Daga
dhd		Deva	धुन्धारी	Marwari
dhg			Dhangu-Djangu	Dhangu-Djangu
dhi		Deva	धिमाल	Dhimal
dhl				Dhalandji
dhm			Oludhimba	Dhimba
dhn		Gujr	ડાંગી	Dangi
dho		Deva		Dhodia
dhr				Dhargari
dhs				Dhaiso
dhu				Dhurga
dhv			Drehu	Drehu
dhw		Deva	दनुवार	Danuwar
dhx				Dhungaloo
dia				Dia
dib			Jiëëŋ	South Central Dinka
dic				Lakota Dida
did			Dĩdĩnga	Didinga
dif			Dieri	Diyari
dig			Chidigo	Chidigo
dih				Kumiai
dii				Dimbong
dij				Dai
dik			Thoŋ ë Muɔnyjäŋ	Dinka
dil			Warki	Dilling
dim		Zyyy		Dime
din				Dinka
dio				Dibo
dip			Jiëëŋ	Northeastern Dinka
diq			Dimlî	Zaza
dir				Dirim
dis			Grao Dima	Dimasa
diu			Rumanyo	Gciriku
div	dv	Thaa	ދިވެހި	Maldivian
diw			Thuɔŋjäŋ	Northwestern Dinka
dix				Dixon Reef
diy				Diuwe
diz			Kiding	Ding
dja				Djadjawurrung
djb				Djinba
djc			Dajiŋge	Dar Daju Daju
djd				Djamindjung
dje			Zarmaciine	Zarma
djf				Djangun
dji				Djinang
djj				Djeebbana
djk			Okanisi Tongo	Aukan
djm				Jamsay Dogon
djn				Djauan
djo				Jangkang
djr			Djambarrpuyngu	Djambarrpuyngu
dju				Kapriman
djw				Djawi
dka		Tibt		Dakpakha
dkg				Kadung
dkk				Dakka
dkr				Kuijau
dks			Jiɛ̈ɛ̈ŋ Ciɛɛm	Southeastern Dinka
dkx			Mazagway-Hidi	Mazagway-Hidi
dlg		Cyrl	Дулҕан	Dolgan
dlk		Zyyy		Dahalik
dlm			Dalmato	Dalmatian
dln			Darlong	Darlong
dma				Duma
dmb				Mombo Dogon
dmc				Gavak
dmd				Madhi Madhi
dme				Dugwor
dmf		Medf		Medefaidrin
dmg				Upper Kinabatangan
dmk		Arab		Dawoodi
dml		Arab		Dameli
dmm				Dama
dmo			Díɛ yi Bədzumbu lə	Kemedzung
dmr				East Damar
dms				Dampelas
dmu				Tebi
dmv				Dumpas
dmw				Mudburra
dmx				Dema
dmy				Sowari
dna				Upper Grand Valley Dani
dnd				Daonda
dne				Ndendeule
dng		Cyrl	Хуэйзў йүян	Dungan
dni				Lower Grand Valley Dani
dnj			Dã̀ã̀	Dan
dnk				Dengka
dnn			Dzùùngoo	Dzùùngoo
dno			Ndrŭló	Ndrulo
dnr				Danaru
dnt				Mid Grand Valley Dani
dnu		Mymr		Danau
dnv		Mymr		Danu
dnw				Western Dani
dny				Dení
doa			Dom	Dom
dob			Dobu	Dobu
doc				Northern Dong
doe				Doe
dof				Domu
doh				Dong
doi		Deva	डोगरी	Dogri
dok				Dondo
dol				Doso
don				Toura
doo			Dhɔ̀ngɔ̀kɔ́	Dongo
dop				Lukpa
doq		Zxxx		Dominican Sign Language
dor				Dori’o
dos			Dɔgɔsɛ	Dogosé
dot				Dass
dov				Dombe
dow			Dooya̰a̰yɔ	Doyayo
dox		Ethi		Mositacha
doy				Dompo
doz		Zyyy		Dorze
dpp				Papar
drb		Zyyy		Dair
drc			Minderico	Minderico
drd		Zyyy		Darmiya
dre		Tibt		Dolpo
drg			Momogun	Rungus
dri			C'Lela	C’Lela
drl				Paakantyi
drn				West Damar
dro				Daro-Matu Melanau
drq		Deva		Dura
drs		Ethi	ጌዴኡፈ	Gedeo
drt			Drèents	Drents
dru				Rukai
dry		Deva	दरइ	Darai
dsb			dolnoserbšćina	Lower Sorbian
dse		Zxxx		Sign Language of the Netherlands
dsh			Af Daasanach	Daasanach
dsi				Disa
dsk				Dokshi
dsl		Zxxx		Danish Sign Language
dsn				Dusner
dso		Orya	ଦେଶିଆ	Desiya
dsq			Tadaksahak	Tadaksahak
dsz		Zxxx		Mardin Sign Language
dta				Daur
dtb			Tinangaran Kadajan	Labuk-Kinabatangan Kadazan
dtd				Ditidaht
dth				Adithinngithigh
dti				Ana Tinga Dogon
dtk				Tene Kan Dogon
dtm				Tomo Kan Dogon
dtn		Zyyy		Daatsʼíin
dto				Tommo So Dogon
dtp			Kadazan Dusun	Kadazan Dusun
dtr			Suang Lotud	Lotud
dts				Toro So Dogon
dtt				Toro Tegu Dogon
dtu				Tebul Ure Dogon
dty		Deva	डोट् याली	Dotyali
dua			duálá	Duala
dub		Gujr		Dubli
duc			Yuna	Duna
due			Dumaget-Bulus	Umiray Dumaget Agta
duf				Drubea
dug			Chiduruma	Chiduruma
duh		Deva		Dungra Bhil
dui				Dumun
duk				Uyajitaya
dul				Inagta Alabat
dum				Middle Dutch (ca. 1050-1350)
dun				Dusun Deyah
duo			Dupaninan Agta	Dupaninan Agta
dup				Duano
duq				Dusun Malang
dur			Ya̧g dìì	Dii
dus		Deva	दुमी	Dumi
duu				Drung
duv				Duvle
duw				Dusun Witu
dux				Duungooma
duy				Dicamay Agta
duz				Duli-Gey
dva				Duau
dwa				Dirya
dwk		Orya		Dawik Kui
dwr			ዳውሮꬃዋ	Dawro
dws				Dutton World Speedwords
dwu				Dhuwal
dww			Dawawa	Dawawa
dwy			Dhuwaya	Dhuwaya
dwz		Deva	राई	Dewas Rai
dya				Dyan
dyb				Dyaberdyaber
dyd				Dyugun
dyg				Villa Viciosa Agta
dyi			Jinmiire	Djimini Sénoufo
dym				Yanda Dom Dogon
dyn				Dyangadi
dyo			joola	Jola-Fonyi
dyr				Dyarim
dyu			Julakan	Jula
dyy				Djabugay
dza				Tunzuii
dzd				Daza
dze				Djiwarli
dzg			Dazaga	Dazaga
dzl		Tibt		Dzalakha
dzn				Dzando
dzo	dz	Tibt	རྫོང་ཁ	Dzongkha
eaa				Karenggapa
ebc				Beginci
ebg				Ebughu
ebk				Eastern Bontok
ebo			Aboo	Teke-Eboo
ebr			Tyaman	Tchaman
ebu			Kĩembu	Kiembu
ecr		Grek		Eteocretan
ecs		Zxxx		Ecuadorian Sign Language
ecy		Cprt		Eteocypriot
eee		Zyyy		E
efa				Efai
efe				Efe
efi			Efik	Efik
ega				Ega
egl			Emigliân	Emilian
egm				Benamanga
ego			onumu Egon	Eggon
egy		Egyp		Egyptian (Ancient)
ehs		Zxxx		Miyakubo Sign Language
ehu				Ehueun
eip			Lik	Lik
eit				Eitiep
eiv			Askopan	Askopan
eja			Djola-Felupe	Jola-Felupe
eka				Ekajuk
ekc				Eastern Karnic
eke				Ekit
ekg			Me	Ekari
eki				Eki
ekk			Eesti Keel	Estonian
ekl				Kol
ekm			Nulíbíe	Nulibie
eko			Ekoti	Koti
ekp				Ekpeye
ekr				Yace
eky		Kali		Eastern Kayah
ele				Elepi
elh		Zyyy		El Hugeirat
eli		Zyyy		Nding
elk				Elkei
ell	el	Grek	Ελληνικά	Greek
elm			Eleme	Eleme
elo				El Molo
elu				Elu
elx		Pelm		Elamite
ema				Emai-Iuleha-Ora
emb				Embaloh
eme				Tekó
emg		Deva		Eastern Mewahang
emi			Emira	Mussau-Emira
emk			Mandi'nka kango	Mandingo
emm				Mamulique
emn				Eman
emp			Dadyi Ẽ́berã Bed̶ea	Northern Emberá
emq		Zyyy		Eastern Minyag
ems			Sugpiaq	Pacific Gulf Yupik
emu		Deva		Eastern Muria
emw				Emplawas
emx			Erromintxela	Erromintxela
emy		Maya		Epigraphic Mayan
emz				Mbessa
ena			Apalɨ	Apal
enb			Markweta	Markweeta
enc				En
end				Ende
enf		Cyrl	Онэй базаан	Forest Enets
eng	en		English	English
enh		Cyrl		Tundra Enets
enl			Enlhet	Enlhet
enm				Middle English (1100-1500)
enn			Egene	Engenni
eno				Enggano
enq			Eŋa	Enga
enr				Emem
enu		Zyyy		Enu
env				Enwan
enw				Enwan
enx			Enxet	Enxet
eot				Beti
epi				Epie
epo	eo		Esperanto	Esperanto
era		Taml		Eravallan
erg			nam Eromaga	Sie
erh				Eruwa
eri			Ogea	Ogea
erk			Nafsan	South Efate
ero		Zyyy		Horpa
err				Erre
ers				Ersu
ert				Eritai
erw				Erokwanas
ese			Eseꞌejja	Ese Ejja
esg		Gonm	कोयम	Aheri Gondi
esh		Arab		Eshtehardi
esi			Iñupiatun	North Alaskan Inupiatun
esk			Iñupiatun	Inupiaq
esl		Zxxx		Egyptian Sign Language
esm				Esuma
esn		Zxxx		Salvadoran Sign Language
eso		Zxxx		Estonian Sign Language
esq		Zyyy		Esselen
ess			Yupigestun	Saint Lawrence Island Yupik
est	et		eesti	Estonian
esu			Yugtun	Central Yupik
esy				Eskayan
etb				Etebi
etc		Zyyy		Etchemin
eth		Zxxx		Ethiopian Sign Language
etn				Eton
eto				Eton
etr			Edolo	Edolo
ets			Etsako	Etsako
ett		Ital		Etruscan
etu			Éjághám	Ejagham
etx			Iten	Iten
etz				Semimi
eud				Eudeve
eus	eu		euskara	Basque
eve		Cyrl	эвэды торэн	Even
evh				Uvbie
evn		Cyrl		Evenki
ewe	ee		eʋegbe	Éwé
ewo			ewondo	Ewondo
ext			Barranquênhu	Extremaduran
eya			dAxhunhyuuga’	Eyak
eyo				Keiyo
eza			Ezaa	Ezaa
eze				Uzekwe
faa			Namo Me	Fasu
fab			Fa d'Ambu	Fa d’Ambu
fad			Wagi	Wagi
faf				Fagani
fag			Finongan man	Finongan
fah				Fali of Baissa
fai			Faiwol	Faiwol
faj				Kursav
fak			Benjube Fenga	Fang
fal				South Fali
fam				Fam
fan			Faŋ	Fang
fao	fo		føroyskt	Faroese
fap			Paloor	Paloor
far			Fataleka	Fataleka
fas	fa	Arab	فارسی	Persian
fau				Fayu
fax			Fala	Fala
fay		Arab		Southwestern Fars
faz		Arab		Northwestern Fars
fbl				West Albay Bikol
fcs		Zxxx		Quebec Sign Language
fer				Feroge
ffi			Foia Foia	Foia Foia
ffm			Fulfulde	Maasina Fulfulde
fgr				Fongoro
fia		Arab		Nobiin
fie				Fyer
fif				Faifi
fij	fj		Na Vosa Vakaviti	Fijian
fil			Filipino	Filipino
fin	fi		suomi	Finnish
fip			Ichifipa	Fipa
fir			Firan	Firan
fit			Meänkieli	Meänkieli
fiw				Fiwaga
fkk			myá Kákíryà	Kirya-Konzel
fkv			Kvääni	Kven Finnish
fla				Kalispel-Pend d’Oreille
flh				Foau
fli				Fali Muchella
fll				North Fali
fln				Flinders Island
flr			Kifuliiru	Fuliiru
fly				Flaaitaal
fmp			fèʼéfěʼè	Fe’fe’
fmu		Deva		Far Western Muria
fnb				Fanbak
fng				Pidgin Bantu
fni				Fania
fod			Fóodo	Foodo
foi			Foe	Foi
fom				Foma
fon			Fɔngbè	Fon
for				Fore
fos			Siraya	Siraya
fpe			Pidgin	Equatorial Guinean Pidgin
fqs				Momu
fra	fr		français	French
frc			français cadien	Cajun French
frd			Vaidida	Fordata
frk				Frankish
frm				Middle French (ca. 1400-1600)
fro				Old French (842-ca. 1400)
frp			Arpitan	Arpitan
frq			Forak	Forak
frr			Friisk	Northern Frisian
frs			Oostfreesk	East Frisian Low Saxon
frt				Kiae
fry	fy		Frysk	Frisian
fse		Zxxx		Finnish Sign Language
fsl		Zxxx		French Sign Language
fss		Zxxx		Finland-Swedish Sign Language
fub		Arab	Fulfulde	Adamawa Fulfulde
fuc			Pulaar	Fulah
fud			Fakafutuna	East Futuna
fue			Fulfulde	Borgu Fulfulde
fuf			Pular	Pular
fuh			Fulfulde	Western Niger Fulfulde
fui				Bagirmi Fulfulde
fuj		Zyyy		Ko
ful	ff		Pulaar	Fulah
fum				Fum
fun			Iatê	Iatê
fuq			Fulfulde	Central-Eastern Niger Fulfulde
fur			furlan	Friulian
fut				Futuna-Aniwa
fuu				Fulu
fuv			فُلْفُلْدٜ	Nigerian Fulfulde
fuy			Fuyug	Fuyug
fvr			Poor’íŋ Belé’ŋ	Fur
fwa				Fwâi
fwe			Cìfwè	Fwe
gaa			Gã	Ga
gab			Maja	Gabri
gac				Mixed Great Andamanese
gad				Gaddang
gae				Guarequena
gaf				Gende
gag			Gagauz dili	Gagauz
gah			Alekano	Alekano
gai			Mborena Kam	Mbore
gaj			Kasufu wayani	Gadsup
gak				Gamkonora
gal				Galolen
gam				Kandawo
gan		Hans	Jiangxi hua	Gan Chinese
gao				Gants
gap				Gal
gaq		Orya		Gata’
gar				Galeya
gas		Gujr	ગરાસિયા	Adiwasi Garasia
gat			Aziana	Aziana
gau		Telu		Mudhili Gadaba
gaw			Nobonob	Nobonob
gax			Afaan Oromoo	Borana-Arsi-Guji Oromo
gay				Gayo
gaz			Afaan Oromoo	Oromo
gba				Gbaya (Central African Republic)
gbb				Kaytetye
gbd				Karajarri
gbe				Niksek
gbf			Gaikundi	Gaikundi
gbg				Gbanziri
gbh				Defi Gbe
gbi			Galelaka	Galela
gbj		Orya		Bodo Gadaba
gbk		Deva	गदी	Gaddi
gbl		Gujr	ગામીત	Gamit
gbm		Deva	गढ़वळि भाख	Garhwali
gbn				Mo’da
gbo			Klépo	Grebo
gbp			Gbɛya	Gbaya-Bossangoa
gbq				Gbaya-Bozoum
gbr				Gbagyi
gbs				Gbesi Gbe
gbu				Gagadu
gbv			Gbanu	Gbanu
gbw				Gabi-Gabi
gbx				Eastern Xwla Gbe
gby			Gbari	Gbari
gbz		Arab		Zoroastrian Dari
gcc			Mali	Mali
gcd				Ganggalida
gce		Zyyy		Galice
gcf				Guadeloupean French Creole
gcl				Grenadian English Creole
gcn				Gaina
gcr				Guianese French Creole
gct				Colonia Tovar German
gda		Zyyy		Gade Lohar
gdb		Orya		Pottangi Ollar Gadaba
gdc				Gugu Badhun
gdd			Gedaged	Gedaged
gde			Guɗe	Gude
gdf				Guduf-Gava
gdg			Gaꞌdang	Gaꞌdang
gdh				Gadjerawang
gdi				Gundi
gdj				Gurdjar
gdk				Gadang
gdl			Dhirayta	Dirasha
gdm				Laal
gdn			Umanakaina	Umanakaina
gdo		Cyrl		Ghodoberi
gdq				Mehri
gdr			Wipi	Wipi
gds		Zxxx		Ghandruk Sign Language
gdt				Kungardutyi
gdu				Gudu
gdx		Deva		Godwari
gea				Geruma
geb			Kire	Kire
gec				Gboloo Grebo
ged				Gade
gef			Gorai	Gerai
geg				Gengle
geh			Hutterisch	Hutterisch
gei				Gebe
gej			Gen-Gbe	Gen
gek			Ywom	Ywom
gel			ut-Ma'in	ut-Ma’in
geq				Geme
ges				Geser-Gorom
gev				Eviya
gew				Gera
gex				Garre
gey				Enya
gez		Ethi	ግዕዝ	Geez
gfk			Patpatar	Patpatar
gft		Zyyy		Gafat
gga				Gao
ggb				Gbii
ggd				Gugadj
gge				Gurr-goni
ggg		Arab		Gurgula
ggk				Kungarakany
ggl				Ganglau
ggt				Gitua
ggu				Gban
ggw				Gogodala
gha		Arab		Ghadamès
ghc				Hiberno-Scottish Gaelic
ghe		Deva		Southern Ghale
ghh		Zyyy		Northern Ghale
ghk				Geko Karen
ghl		Zyyy		Ghulfan
ghn				Ghanongga
gho		Tfng		Ghomara
ghr		Arab		Ghera
ghs			Guhu-Samane noo	Guhu-Samane
ght		Tibt		Kuke
gia				Kija
gib				Gibanawa
gic				Gail
gid			ma Kaɗa	Gidar
gie				Guébie
gig		Arab		Goaria
gih				Githabul
gii		Zyyy		Girirra
gil			I-Kiribati	Kiribati
gim			Gimi	Gimi
gin		Cyrl		Hinukh
gip			Gimi	Gimi
giq				Green Gelao
gir				Red Gelao
gis				North Giziga
git			Gitsenimx	Gitxsan
giu		Zyyy		Mulao
giw		Zyyy		Duoluo
gix				Gilima
giy				Giyug
giz			Giziga	Giziga
gjk		Arab	گجراتی کچی کوہلی	Kachi Koli
gjm				Gunditjmara
gjn			Ŋgbanyɛto	Gonja
gjr				Gurindji Kriol
gju		Arab	گوجری	Gojri
gka				Guya
gkd				Magɨ
gke				Ndai
gkn			Gokana	Gokana
gko				Kok-Nar
gkp			Kpɛlɛwoo	Guinea Kpelle
gku				‡Ungkue
gla	gd		Gàidhlig	Scottish Gaelic
glb				Belning
glc			Êêni	Bon Gula
gld		Cyrl	Нанай	Nanai
gle	ga		Gaeilge	Irish
glg	gl		galego	Galician
glh		Arab		Northwest Pashai
glj				Gula Iro
glk		Arab	گیلکی	Gilaki
gll				Garlali
glo				Galambi
glr				Glaro-Twabo
glu				Gula
glv	gv		Gaelg	Manx
glw				Glavda
gly		Zyyy		Gule
gma				Gambera
gmb				Gula’alaa
gmd				Mághdì
gmg				Magiyi
gmh				Middle High German (ca. 1050-1500)
gml		Latf		Middle Low German
gmm				Gbaya-Mbodomo
gmn				Gimnime
gmr				Mirning
gmu				Gumalu
gmv		Ethi	Gamoththo	Gamo
gmx				Magoma
gmy		Linb		Mycenaean Greek
gmz			Mgbolizhia	Mgbolizhia
gna			Kã́asa	Kaansa
gnb			Gangte	Gangte
gnc				Guanche
gnd			Gemzek	Zulgo-Gemzek
gne				Ganang
gng			Miganganm	Ngangam
gnh				Lere
gni			Gooniyandi	Gooniyandi
gnj				Ngen
gnk				ǁGana
gnl				Gangulu
gnm				Ginuman
gnn				Gumatj
gno		Telu	गोंडी	Gondi
gnq				Gana
gnr				Gureng Gureng
gnt				Wartha Thuntai
gnu				Gnau
gnw			Guaraní	Western Bolivian Guaraní
gnz				Ganzi
goa			Golo	Guro
gob				Playero
goc				Gorakor
god			‑Gwëjewälɩ	Godié
goe		Tibt		Gongduk
gof		Ethi	Goofatho	Gofa
gog			Wagogo	Gogo
goh				Old High German (ca. 750-1050)
goi				Gebusi
goj		Deva		Gowlan
gok		Deva	गौली	Gowli
gol				Gola
gom		Deva	Konknni	Goan Konkani
gon		Telu		Gondi
goo				Gone Dau
gop				Yeretuar
goq				Gorap
gor			Hulontalo	Gorontalo
gos			Grunnegs	Gronings
got		Goth		Gothic
gou			Ma Gavar	Gavar
gov				Goo
gow				Gorowa
gox				Gobu
goy				Goundo
goz		Zyyy		Gozarkhani
gpa				Gupa-Abawa
gpe				Ghanaian Pidgin English
gpn				Tayap
gqa			Kaandata	Ga’anda
gqi		Zyyy		Guiqiong
gqn				Guana
gqr				Gor
gqu		Zyyy		Qau
gra		Deva	गरसिया	Rajput Garasia
grb				Grebo
grc		Grek	Ἑλληνική	Ancient Greek
grd				Guruntum-Mbaaru
grg				Madi
grh			Tugbiri	Tugbiri-Niragu
gri				Ghari
grj				Southern Grebo
grm				Kota Marudu Talantang
grn	gn			Guarani
gro		Zyyy		Groma
grq				Gorovu
grr		Arab		Taznatit
grs				Gresi
grt		Beng	Mande	Garo
gru		Ethi		Kistane
grv				Central Grebo
grw			Gweda	Gweda
grx				Muno
gry				Barclayville Grebo
grz				Guramalum
gse		Zxxx		Ghanaian Sign Language
gsg		Zxxx		German Sign Language
gsl			Gusiilaay	Gusilay
gsm		Zxxx		Guatemalan Sign Language
gsn			Nema	Nema
gso			Nu Gbaya	Southwest Gbaya
gsp				Wasembo
gss		Zxxx		Greek Sign Language
gsw			Schwiizertüütsch	Swiss German
gta				Guató
gtu				Aghu-Tharnggala
gua				Shiki
gub			Zeʼegete	Guajajára
guc			Wayuunaiki	Wayuu
gud			Dída	Yocoboué Dida
gue				Gurindji
guf				Gupapuyngu
gug			Avañe'ẽ	Guarani
guh			Jiwijume	Guahibo
gui			Guaraní	Eastern Bolivian Guaraní
guj	gu	Gujr	ગુજરાતી	Gujarati
guk			Sa-Gumuz	Gumuz
gul			Geechee	Sea Island English Creole
gum			Namdrik	Misak
gun			Nhandeayvu	Mbyá Guaraní
guo			Jiwjame	Guayabero
gup			Bininj Kunwok	Gunwinggu
guq			Aché	Aché
gur			Fãrfãre	Farefare
gus		Zxxx		Guinean Sign Language
gut				Maléku Jaíka
guu			Yanomamɨ	Yanomamö
guw			Gungbe	Gun
gux			Gulmancema	Gourmanchéma
guz			Ekegusii	Ekegusii
gva				Guana
gvc			Kotiria	Wanano
gve				Duwet
gvf			Golin ka	Golin
gvj				Guajá
gvl			Guley	Gulay
gvm				Gurmana
gvn			Kuku-Yalanji	Kuku-Yalanji
gvo				Gavião do Jiparaná
gvp				Pará Gavião
gvr		Deva	तमु क्यी	Gurung
gvs			Gumawana	Gumawana
gvy				Guyani
gwa				Mbato
gwb				Gwa
gwc		Arab	گاؤری	Gawri
gwd			Qale	Ale
gwe				Gweno
gwf		Arab		Gowro
gwg				Moo
gwi			Dinjii Zhuh Ginjik	Gwich’in
gwj				ǀGwi
gwm				Awngthim
gwn				Gwandara
gwr			Lugwere	Gwere
gwt		Arab	گوَري	Gawar-Bati
gwu				Guwamu
gww				Kwini
gwx				Gua
gxx				Wè Southern
gya			Nu Gbaya	Gbaya (Central African Republic)
gyb				Garus
gyd				Kayardild
gye				Gyem
gyf				Gungabula
gyg				Gbayi
gyi			Gyele	Gyele
gyl				Gayil
gym			Ngäbere	Ngäbere
gyn			Gaiyniiz	Guyanese English Creole
gyo		Deva		Gyalsumdo
gyr			Gwarayu	Guarayu
gyy				Gunya
gyz			Ka̱ biGyazi	Gyaazi
gza				Ganza
gzi		Arab		Gazi
gzn				Gane
haa			Häł Gołan	Han
hab		Zxxx		Hanoi Sign Language
hac		Arab		Gurani
had				Hatam
hae			Afaan Oromoo	Eastern Oromo
haf		Zxxx		Haiphong Sign Language
hag			Haŋatiri	Hanga
hah			Rautsuiiri	Hahon
hai				Haida
haj			হৃজং ভাশা	Hajong
hak		Hans		Hakka Chinese
hal				Halang
ham				Hewa
han			Igihangaza	Hangaza
hao			Hakö	Hakö
hap			Hupla	Hupla
haq				Ha
har		Ethi	ሃራሪ	Harari
has				Haisla
hat	ht		Kreyòl Ayisyen	Haitian Creole
hau	ha		Hausa	Hausa
hav			Gihavu	Havu
haw			ʻŌlelo Hawaiʻi	Hawaiian
hax				Southern Haida
hay			Luhaya	Haya
haz		Arab	آزرگی	Hazaragi
hba				Hamba
hbb			Huba	Nya Huba
hbn				Heiban
hbo		Hebr	לְשׁוֹן הַמִּקְרָא	Ancient Hebrew
hbs	sh			Serbo-Croatian
hbu				Habun
hca		Zyyy		Andaman Hindi Creole
hch			Wixárika	Huichol
hdn			X̱aat Kíl	Haida
hds		Zxxx		Honduran Sign Language
hdy		Ethi	Hadiyyisa	Hadiyya
hea				Hmong
heb	he	Hebr	עברית	Hebrew
hed			Zime Pala	Herdé
heg			Helong	Helong
heh			Kihehe	Hehe
hei				Heiltsuk
hem				Hemba
her	hz		Otjiherero	Herero
hgm				Hai|ǁom
hgw				Haigwai
hhi				Hoia Hoia
hhr				Kerak
hhy				Hoyahoya
hia				Lamang
hib				Hibito
hid				Hidatsa
hif			Fiji Baat	Fiji Hindi
hig			Kamwe	Kamwe
hih			Pamosu	Pamosu
hii		Takr		Hinduri
hij				Hijuk
hik				Seit-Kaitetu
hil			Hiligaynon	Hiligaynon
hin	hi	Deva	हिन्दी	Hindi
hio				Tshuwau
hir				Himarimã
hit		Xsux		Hittite
hiw				Hiw
hix			Hixkaryána	Hixkaryána
hji				Haji
hka				Kahe
hke				Hunde
hkh		Arab	Khah	Khah
hkk				Hunjara-Kaina Ke
hkn		Zyyy		Mel-Khaonh
hks		Zxxx		Hong Kong Sign Language
hla			Halia	Halia
hlb		Deva	हलबी	Halbi
hld				Halang Doan
hle		Zyyy		Hlersu
hlt			Matu	Matu Chin
hlu		Hluw		Hieroglyphic Luwian
hma				Southern Mashan Miao
hmb				Humburi Senni Songhay
hmc		Zyyy		Central Huishui Miao
hmd		Plrd	A-Hmao	Large Flowery Miao
hme		Zyyy		Eastern Huishui Miao
hmf				Hmong Don
hmg		Zyyy		Southwestern Guiyang Miao
hmh		Zyyy		Southwestern Huishui Miao
hmi		Zyyy		Northern Huishui Miao
hmj		Bopo		Ge
hmk		Zyyy		Maek
hml		Zyyy		Luopohe Miao
hmm				Central Mashan Miao
hmn				Hmong
hmo	ho		Hiri Motu	Hiri Motu
hmp				Northern Mashan Miao
hmq		Bopo		Eastern Qiandong Miao
hmr			Hmar	Hmar
hms				Southern Qiandong Miao
hmt			Hamtai	Hamtai
hmu				Hamap
hmv				Hmong Dô
hmw				Western Mashan Miao
hmy				Southern Guiyang Miao
hmz			Hmongb Shuat	Sinicized Miao
hna				Mina
hnd		Arab	ہندکو	Southern Hindko
hne		Deva	छत्तीसगढ़ी	Chhattisgarhi
hng				Hungu
hnh				ǁAni
hni			Ha Nhi	Hani
hnj		Hmnp	Hmongb Nzhuab	Hmong Njua
hnn			ᜱᜨᜳᜨᜳᜢ	Hanunoo
hno		Arab	ہندکو	Northern Hindko
hns			Sarnaanie Hiendoestaanie	Sarnami Hindustani
hnu		Zyyy		Hung
hoa				Hoava
hob				Mari
hoc		Deva	Ho kaji	Ho
hod				Holma
hoe				Horom
hoh		Arab		Hobyót
hoi				Holikachuk
hoj		Deva	हाड़ौती	Haroti
hol			Holo	Holu
hom				Homa
hoo				Holoholo
hop			Hopílavayi	Hopi
hor				Horo
hos		Zxxx		Ho Chi Minh City Sign Language
hot			Malei	Malei
hov				Hovongan
how		Hani		Honi
hoy		Deva		Holiya
hoz		Zyyy		Hozo
hpo		Mymr		Hpon
hps		Zxxx		Hawai‘i Sign Language
hra				Hrangkhol
hrc				Niwer Mil
hre			Hrê	Hre
hrk				Haruku
hrm				Horned Miao
hro				Haroi
hrp				Nhirrpi
hrt		Syrc	ܣܘܪܬ	Hértevin
hru				Hruso
hrv	hr		Hrvatski	Croatian
hrw				Warwar Feni
hrx			Hunsrik	Hunsrik
hrz		Arab		Harzani
hsb			hornjoserbšćina	Upper Sorbian
hsh		Zxxx		Hungarian Sign Language
hsl		Zxxx		Hausa Sign Language
hsn		Hans		Xiang Chinese
hss		Arab		Harsusi
hti				Hoti
hto			Huitoto Mɨnɨca	Minika Witoto
hts				Hadza
htu				Hitu
htx		Xsux		Middle Hittite
hub			Wampís	Wampís
huc				ǂ’Amkhoe
hud				Huaulu
hue			Ombeyajts	San Francisco del Mar Huave
huf				Humene
hug				Huachipaeri
huh				Huilliche
hui			Huli	Huli
huj		Zyyy		Northern Guiyang Miao
huk				Hulung
hul			Vula'a	Vula’a
hum			Hungani	Hungana
hun	hu		magyar	Hungarian
huo		Zyyy		Hu
hup				Hupa
huq		Zyyy		Tsat
hur				Halkomelem
hus			Teenek	Huastec
hut		Deva		Humla
huu			Bue	Murui Witoto
huv			Ombeayiüts	San Mateo del Mar Huave
huw				Hukumina
hux				Muinani Witoto
huy		Hebr	לשנא נשן	Hulaulá
huz		Cyrl		Hunzib
hvc				Haitian Vodoun Culture Language
hve			Ombeyajts	San Dionisio del Mar Huave
hvk				Haveke
hvn			Lii Hawu	Hawu
hvv				Santa María del Mar Huave
hwa				Wané
hwc			Hawaii Pidgin	Hawaii Pidgin
hwo			Tuftera	Hwana
hya				Hya
hye	hy	Armn	հայերեն	Armenian
hyw		Armn	արեւմտահայերէն	Western Armenian
iai				Iaai
ian			Gepmakudi	Iatmul
iap				Iapama
iar			Koriki	Purari
iba			Jaku Iban	Iban
ibb			Ibibio	Ibibio
ibd			Manganawal Iwaja	Iwaidja
ibe				Akpes
ibg			Ibanag	Ibanag
ibh				Bih
ibl			Inibaloi	Ibaloi
ibm				Robambami
ibn				Ibino
ibo	ig		Igbo	Igbo
ibr				Ibuoro
ibu				Ibu
iby			Ịḅanị	Ibani
ica				Ede Ica
ich			Kentu	Etkywan
icl		Zxxx		Icelandic Sign Language
icr			San Andrés Creole Islander	Islander English Creole
ida			Luidakho-Luisukha-Lutirichi	Luidakho-Luisukha-Lutirichi
idb				Indo-Portuguese
idc				Ajiya
idd			Ìdàáshà	Ede Idaca
ide				Idere
idi				Idi
ido	io		Ido	Ido
idr				Indri
ids				Idesa
idt				Idaté
idu			Idɔma	Idoma
ifa			Ipugaw	Amganad Ifugao
ifb			Ipugaw	Batad Ifugao
ife			Ifɛ̀	Ifè
iff				Ifo
ifk			Ipugaw	Tuwali Ifugao
ifm			Ifumu	Teke-Wuumu
ifu			Ipugaw	Mayoyao Ifugao
ify			Antipolo Ifugao	Keley-i Kallahan
igb			Ebira	Ebira
ige				Igede
igg				Igana
igl			Igala	Igala
igm				Kanggape
ign			Inaciànurupi	Ignaciano
igo				Isebe
igs				Interglossa
igw				Igwe
ihb				Iha Based Pidgin
ihi				Ihievbe
ihp				Iha
ihw				Bidhawal
iii	ii	Yiii	ꆈꌠꉙ	Nuosu
iin				Thiin
ijc			Ịzọn	Izon
ije				Biseni
ijj				Ede Ije
ijn			Kalaḇari Bibi	Kalabari
ijs				Southeast Ijo
ike			ᐃᓄᒃᑎᑐᑦ	Eastern Canadian Inuktitut
ikh				Ikhin-Aokho
iki				Iko
ikk			Ika	Ika
ikl				Ikulu
iko				Olulumo-Ikom
ikp				Ikpeshi
ikr				Ikaranggal
iks		Zxxx		Inuit Sign Language
ikt			ᐃᓄᐃᓐᓇᖅᑐᓐ	Inuinnaqtun
iku	iu	Cans		Inuktitut
ikv				Iku-Gora-Ankwa
ikw			Ikwerre	Ikwere
ikx			Icetod	Ik
ikz			Ikiikiizʉ	Ikizu
ila				Ile Ape
ilb			Chiila	Ila
ile	ie		Interlingue	Interlingue
ilg				Garig-Ilgar
ili				Ili Turki
ilk			Bogkalot	Bogkalot
ilm			Iranun	Iranun
ilo			Ilokano	Ilocano
ilp			Iranun	Iranun
ils		Zxxx		International Sign
ilu				Ili’uun
ilv				Ilue
ima		Zyyy		Mala Malasar
imi				Anamuxra
iml				Miluk
imn				Imonda
imo				Imbongu
imr				Imroing
ims				Marsian
imt				Imotong
imy		Lyci		Milyan
ina	ia		interlingua	Interlingua (International Auxiliary Language
inb			Inga	Inga
ind	id		Indonesia	Indonesian
ing			Deg Xinag	Deg Xinag
inh		Cyrl	Ghalghaj	Ingush
inj				Jungle Inga
inl		Zxxx		Indonesian Sign Language
inm		Zyyy		Minaean
inn				Isinay
ino			Inoke	Inoke-Yate
inp				Iñapari
ins		Zxxx		Indian Sign Language
int		Mymr		Intha
inz		Zyyy		Ineseño
ior		Ethi	ኢኖር	Inor
iou			Tuma Man	Tuma-Irumu
iow				Iowa-Oto
ipi			Ipili	Ipili
ipk	ik			Inupiaq
ipo				Ipiko
iqu			Akenóiri	Iquitu
iqw			Ikwo	Ikwo
ire				Yeresiam
irh			Irarutu	Irarutu
iri			Rigwe	Rigwe
irk			Kángw Iraqw	Iraqw
irn				Irántxe
irr		Zyyy		Ir
iru		Taml	இருளா	Irula
irx				Kamberau
iry			Iraya	Iraya
isa				Isabi
isc				Isconahua
isd			Isnag	Isnag
ise		Zxxx		Italian Sign Language
isg		Zxxx		Irish Sign Language
ish			Awain	Esan
isi				Nkem-Nkum
isk		Arab		Ishkashimi
isl	is		íslenska	Icelandic
ism				Masimasi
isn				Isanzu
iso			Isoko	Isoko
isr		Zxxx		Israeli Sign Language
ist				Istriot
isu				Isu
isv		Cyrl		Interslavic
ita	it		Italiano	Italian
itb				Binongan Itneg
itd				Southern Tidung
ite				Itene
iti				Inlaud Itneg
itk		Hebr		Judeo-Italian
itl		Cyrl	итэнмэн	Itelmen
itm				Itu Mbon Uzo
ito				Itonama
itr				Yawuno Teneyo
its			Iṣekiri	Isekiri
itt				Maeng Itneg
itv			Itawit	Itawit
itw				Ito
itx				Itik
ity				Moyadan Itneg
itz				Itza’
ium			Iu Mienh	Iu Mien
ivb			Ibatan	Ibatan
ivv			Chirin nu Ibatan	Ivatan
iwk				I-wak
iwm				Iwam
iwo				Morop
iws				Sepik Iwam
ixc			Xwja	Ixcatec
ixl			Ixil	Ixil
iya				Iyayu
iyo			Ugarə	Mesaka
iyx				Yaka
izh			Ižoran keel	Ingrian
izm				Kizamani
izr			Izere	Izere
izz			Izii	Izii
jaa			Jamamadí	Jamamadí
jab			Jaba	Hyam
jac			Abxubal	Jakalteko
jad		Arab		Jahanka
jae			Jabêm	Yabem
jaf				Jara
jah				Jah Hut
jaj				Zazao
jak				Jakun
jal				Yalahatan
jam			Jamiekan	Jamaican English Creole
jan				Jandai
jao			Yanyuwa	Yanyuwa
jaq				Yaqay
jas				New Caledonian Javanese
jat		Arab		Inku
jau				Yaur
jav	jv		Jawa	Javanese
jax				Jambi Malay
jay				Yan-nhangu
jaz				Jawe
jbe		Hebr		Judeo-Berber
jbi				Badjiri
jbj				Arandai
jbk				Barikewa
jbm				Bijim
jbn		Arab		Nafusi
jbo			la .lojban.	Lojban
jbr				Jofotek-Bromnya
jbt				Jabutí
jbu			Njikum	Jukun Takum
jbw				Yawijibaya
jcs		Zxxx		Konchri Sain
jct		Cyrl	Кърымчах тыльы	Krimchak
jda		Tibt		Jad
jdg		Arab		Jadgali
jdt		Cyrl	Juwri	Judeo-Tat
jeb			Shiwilu la’la’	Jebero
jee		Deva		Jerung
jeh			Jeh	Jeh
jei				Yei
jek				Jeri Kuo
jel				Yelmek
jen			nnwa’ Dzâ	Dza
jer				Jere
jet				Manem
jeu				Jonkor Bourmataguil
jgb				Ngbee
jge		Geor		Judeo-Georgian
jgk			Gwak	Gwak
jgo			Ndaꞌa	Ngomba
jhi				Jehai
jhs		Zxxx		Jhyankot Sign Language
jia				Jina
jib			Jibu	Jibu
jic			Tol	Tol
jid				Bu
jie				Jilbe
jig				Jingulu
jih		Zyyy		sTodsde
jii		Zyyy		Jiiddu
jil				Jilim
jim			Jimjimən	Jimjimen
jio		Zyyy		Jiamao
jiq		Zyyy		Lavrung
jit			Echijita	Jita
jiu				Youle Jinuo
jiv			Shuar chicham	Shuar
jiy				Buyuan Jinuo
jje		Hang		Jejueo
jjr				Bankal
jka				Kaera
jkm		Mymr		Mobwa Karen
jko				Kubo
jkp		Zyyy		Paku Karen
jkr		Zyyy		Koro
jks		Zxxx		Amami Koniya Sign Language
jku				Labir
jle				Ngile
jls		Zxxx		Jamaican Sign Language
jma				Dima
jmb				Zibinju
jmc			Kimachame	Machame
jmd			Tanempar	Yamdena
jmi				Jimi
jml		Deva	खस जुम्ली	Jumli
jmn			Makuri	Makuri Naga
jmr				Kamara
jms				Mashi
jmw				Mouwase
jmx			Tu̱ꞌun‑yó	Western Juxtlahuaca Mixtec
jna		Takr		Jangshung
jnd		Arab		Jandavra
jng				Yangman
jni				Janji
jnj			Yèmsa	Yemsa
jnl		Deva		Rawat
jns		Deva		Jaunsari
job				Kiviila
jod				Wojenaka
jog		Arab		Jogi
jor				Jorá
jos		Zxxx		Jordanian Sign Language
jow			Jɔwulu	Jowulu
jpa		Hebr		Jewish Palestinian Aramaic
jpn	ja	Jpan	日本語	Japanese
jpr		Hebr		Dzhidi
jqr			Jaqaru	Jaqaru
jra			Jơrai	Jarai
jrb		Hebr		Judeo-Arabic
jrr				Jiru
jrt				Jakattoe
jru				Japreria
jsl		Zxxx		Japanese Sign Language
jua			Kagwahiva	Júma
jub				Wannu
juc		Jurc		Jurchen
jud			Wüödughukakan	Worodougou
juh				Hõne
jui				Ngadjuri
juk				Wapan
jul		Deva	जिरेल	Jirel
jum			Tüŋ Mäbaan	Jumjum
jun		Orya	ଜୁଆଙ୍‌	Juang
juo				Jiba
jup			Hup	Hupdë
jur				Jurúna
jus		Zxxx		Jumli Sign Language
jut				Jutish
juu				Juu
juw				Wãpha
juy		Orya		Juray
jvd				Javindo
jvn			Jawa Suriname	Suriname Javanese
jwi				Jwira-Pepesa
jya		Tibt		Jiarong
jye		Hebr		Judeo-Yemeni Arabic
jyy				Jaya
kaa		Cyrl	Qaraqalpaq tili	Karakalpak
kab			Taqbaylit	Kabyle
kac			Jinghpaw ga	Jingpho
kad			Ànda	Adara
kae		Zyyy		Ketangalan
kaf		Zyyy		Katso
kag				Kajaman
kah				Kara
kai				Karekare
kaj			Jju	Jju
kak			Kalanguya	Kalanguya
kal	kl		kalaallisut	Greenlandic
kam			Kikamba	Kamba
kan	kn	Knda	ಕನ್ನಡ	Kannada
kao			Xasongo	Xaasongaxango
kap		Cyrl	бежкьалас миц	Bezhta
kaq			Capa Baquebo	Capanahua
kas	ks	Arab	کٲشُر	Kashmiri
kat	ka	Geor	ქართული	Georgian
kau	kr			Kanuri
kav				Katukína
kaw		Bali		Kawi
kax				Kao
kay				Kamayurá
kaz	kk	Cyrl	қазақ тілі	Kazakh
kba				Kalarko
kbb				Kaxuiâna
kbc			Ǥoniwoladi ejiwajegi	Kadiwéu
kbd		Cyrl	Къэбэрдей Адыгэбзэ	Kabardian
kbe				Kanju
kbg		Tibt		Khamba
kbh			Camëntsá	Camsá
kbi				Kaptiau
kbj				Kari
kbk			Koiari	Koiari
kbl			Kanembu	Kanembu
kbm			Iwal	Iwal
kbn				Kare
kbo			Kẹ̃lị̃kọ́	Keliko
kbp			Kabɩyɛ Tɔm	Kabiyè
kbq			Kamano-Kafe	Kamano
kbr			Kafi noono	Kafa
kbs				Kande
kbt			Abadi	Abadi
kbu		Arab		Kabutra
kbv			Dla	Dla
kbw				Kaiep
kbx				Ap Ma
kby		Arab	Manga	Manga Kanuri
kbz				Duhwa
kca		Cyrl	ханты ясаң	Khanty
kcb				Kawacha
kcc				Lubila
kcd				Ngkâlmpw Kanum
kce				Kaivi
kcf				Ukaan
kcg			Tyap	Tyap
kch				Vono
kci				Kamantan
kcj				Kobiana
kck			Tjikalanga	Kalanga
kcl				Kala
kcm				Gula
kcn			Rutan Nubi	Nubi
kco				Kinalakna
kcp				Kanga
kcq			Ma	Kamo
kcr		Zyyy		Katla
kcs				Koenoem
kct				Kayan
kcu				Kami
kcv				Kete
kcw				Kabwari
kcx		Zyyy		Kachama-Ganjule
kcy		Arab		Korandje
kcz				Konongo
kda				Worimi
kdc			Kutu	Kutu
kdd				Yankunytjatjara
kde			Chimakonde	Makonde
kdf			Mamusi	Mamusi
kdg				Seba
kdh			Tem	Tem
kdi			Kumam	Kumam
kdj			ŋaKarimojoŋ	Ng’akarimojong
kdk				Numèè
kdl			Tsikimba	Tsikimba
kdm				Gyong
kdn			Mu Chikunda	Kunda
kdp				Nikyob-Nindem
kdq		Beng		Koch
kdr			Karaj Tili	Karaim
kdt		Thai	กวย	Kuay
kdu		Zyyy		Kadaru
kdw				Koneraw
kdx				Kam
kdy				Keijar
kdz				Kwaja
kea			kabuverdianu	Kabuverdianu
keb				Kélé
kec				Keiga
ked				Kerewe
kee				Eastern Keres
kef				Kpessi
keg				Tese
keh			Mevembet	Mevembet
kei				Kei
kej		Zyyy		Kadar
kek			Qꞌeqchiꞌ	Qꞌeqchiꞌ
kel			Ikela	Kela
kem			Ema	Kemak
ken			Kɛnyaŋ	Kenyang
keo			Kakuwâ	Kakwa
kep		Zyyy		Kaikadi
keq		Zyyy		Kamar
ker			Keera	Kera
kes				Kugbo
ket		Cyrl	остыганна ка’	Ket
keu			Kǝkpǝǝ-kǝ	Akebu
kev		Mlym		Kanikkaran
kew			Adaa Agaa	West Kewapi
kex		Deva	कुक्णा	Kukna
key		Telu		Kupia
kez			Kukele	Kukele
kfa		Knda	ಕೊಡವ	Kodava
kfb		Deva	कोलामी	Northwestern Kolami
kfc		Telu	కొండ	Konda-Dora
kfd		Knda		Korra Koraga
kfe		Taml		Kota
kff			కోయ	Koya
kfg		Knda		Kudiya
kfh		Mlym		Kurichiya
kfi		Taml	கன்னட	Kannada Kurumba
kfj		Zyyy		Kemiehua
kfk		Deva	किन्नौरी	Kinnauri
kfl				Kung
kfm		Arab		Khunsari
kfn				Kuk
kfo				Koro
kfp		Deva	कोड़वा	Korwa
kfq		Deva	कोर्कू	Korku
kfr		Deva	કચ્છી	Kacchi
kfs		Deva	बिलासपूरी	Bilaspuri
kft		Zyyy		Kanjari
kfu		Deva		Katkari
kfv				Kurmukar
kfw				Kharam Naga
kfx		Deva		Kullu Pahari
kfy		Deva	कुमाँऊनी	Kumaoni
kfz			Koromfe	Koromfé
kga				Koyaga
kgb				Kawe
kge				Komering
kgf				Kube
kgg		Zyyy		Kusunda
kgi		Zxxx		Selangor Sign Language
kgj		Deva	गामाले खाम	Gamal Kham
kgk				Kaiwá
kgl				Kunggari
kgn		Zyyy		Karingani
kgo			Niino mo-di	Krongo
kgp			Kanhgág	Kaingang
kgq				Kamoro
kgr			Abun	Abun
kgs				Kumbainggar
kgt				Somyev
kgu				Kovol
kgv				Karas
kgw				Karon Dori
kgx				Kamaru
kgy		Tibt		Kyirong
kha			Khasi	Khasi
khb		Talu	ᦅᧄᦺᦑᦟᦹᧉ	Lü
khc				Tukang Besi North
khd				Bädi Kanum
khe			Kolufo Aup	Korowai
khf		Thai		Khuen
khg		Tibt		Khams Tibetan
khh				Kehu
khj				Kuturmi
khk		Cyrl	Монгол хэл	Mongolian
khl				Lusi
khm	km	Khmr	ខ្មែរ	Khmer
khn		Deva	खान्देशी	Khandesi
kho		Brah		Khotanese
khp				Kapauri
khq			Koyra ciini	Koyra Chiini Songhay
khr			Khaɽiyā	Kharia
khs			Kasua	Kasua
kht		Mymr	လိꩱ့်တဲးၵမ်းတီ	Khamti
khu			Ocinkumbi	Nkumbi
khv		Cyrl		Khvarshi
khw		Arab	کھووار	Khowar
khx				Kanu
khy				Kele
khz				Keapara
kia			Garab	Kim
kib			Kwɐ̀ɐlîp	Koalib
kic			Kikapú	Kickapoo
kid				Koshin
kie				Kibet
kif		Deva		Eastern Parbate Kham
kig				Kimaghima
kih				Kilmeri
kii		Zyyy		Kitsai
kij				Kilivila
kik	ki		Gikuyu	Gikuyu
kil				Kariya
kim		Cyrl	тоъфа дыл	Karagas
kin	rw		Ikinyarwanda	Kinyarwanda
kio			Cáuijògà	Kiowa
kip		Deva	शेषी पाङ	Sheshi Kham
kiq				Kosare
kir	ky	Cyrl	кыргызча	Kyrgyz
kis				Kis
kit				Agob
kiu			Kırmancki	Northern Zazaki
kiv				Kimbu
kiw				Northeast Kiwai
kix			Khiamniungan	Khiamniungan Naga
kiy				Kirikiri
kiz			Kikɨsi	Kisi
kja				Mlap
kjb			Q'anjob'al	Q’anjob’al
kjc			Konjo	Coastal Konjo
kjd				Southern Kiwai
kje			Yotowawa	Kisar
kjf		Zyyy		Khalaj [Indo-Iranian]
kjg		Laoo	Kmhmu'	Khmu
kjh		Cyrl	Хакас тілі	Khakas
kji				Zabana
kjj			Kətşi Miż	Khinalugh
kjk				Highland Konjo
kjl		Deva	खाम	Western Parbate Kham
kjm				Kháng
kjn				Kunjen
kjo		Deva	किनौरी पहाड़ी	Pahari Kinnauri
kjp		Mymr	ဖၠုံ	Pwo Eastern Karen
kjq				Western Keres
kjr				Kurudu
kjs			adaa agale	East Kewapi
kjt		Thai		Phrae Pwo Karen
kju				Kashaya
kjv				Kaikavian Literary Language
kjx				Ramopa
kjy				Pole
kjz		Tibt		Bumthangkha
kka				Kakanda
kkb				Kwerisa
kkc			Odoodee	Odoodee
kkd				Kinuku
kke				Kakabe
kkf		Tibt		Kalaktang Monpa
kkg				Mabaka Valley Kalinga
kkh		Lana		Khün
kki			Chikagulu	Kagulu
kkj			kakɔ	Kako
kkk				Kokota
kkl			Mek Kosarek	Kosarek Yale
kkm				Kiong
kkn		Zyyy		Kon Keu
kko			Kakenbi	Karko
kkp				Koko-Bera
kkq				Kaiku
kkr				Kir-Balar
kks				Giiwo
kkt		Deva		Koyee
kku				Tumi
kkv				Kangean
kkw				Teke-Kukuya
kkx				Kohin
kky				Guugu Yimidhirr
kkz			Danezāgé’	Kaska
kla				Klamath-Modoc
klb				Kiliwa
klc				Kolbila
kld				Gamilaraay
kle		Deva		Kulung
klf				Kendeje
klg			Tagakolu	Tagakolu
klh				Weliki
kli			Kalumpang	Kalumpang
klj		Arab		Khalaj
klk				Kono
kll				Kagan Kalagan
klm				Migum
kln			Kalenjin	Kalenjin
klo				Kapya
klp				Kamasa
klq			Rumuhei	Rumu
klr		Deva	खा़ल ब्रा	Khaling
kls			Kal'as'amon	Kalasha
klt			Nukna	Nukna
klu				Klao
klv			nasorun ta Uluveu	Maskelynes
klw			Tado	Tado
klx			Koluwawa	Koluwawa
kly				Kalao
klz				Kabola
kma			Kɔmɩŋ	Konni
kmb			Kimbundu	Kimbundu
kmc			Lix Gaeml	Southern Dong
kmd				Majukayang Kalinga
kme				Bakole
kmf				Kare
kmg			Kâte dâŋ	Kâte
kmh			Kalam	Kalam
kmi				Kami
kmj		Deva		Kumarbhag Paharia
kmk			Linimos	Limos Kalinga
kml			Kinalinga	Tanudan Kalinga
kmm			Kom-tong	Kom
kmn				Awtuw
kmo			Washkuk	Kwoma
kmp			Gimma	Gimme
kmq			Gwama	Gwama
kmr			Kurdî-Kurmancî	Kurdish
kms			Wand Tuan	Kamasau
kmt			Kemtuik	Kemtuik
kmu			Kanite	Kanite
kmv			Lanc-Patuá	Karipuna French Creole
kmw			Kikomo	Komo
kmx				Waboda
kmy				Koma
kmz		Arab	خراسان تركچىسى	Khorasani Turkish
kna				Dera
knb			Lilubuagen	Lubuagan Kalinga
knc			Kanuri	Kanuri
knd				Konda
kne			Kankanaey	Kankanaey
knf			Uhula	Mankanya
kng			Kikongo	Kongo
kni				Kanufi
knj			K'anjob'al	Akateko
knk				Kuranko
knl				Keninjal
knm				Kanamarí
knn		Deva	कोंकणी	Konkani
kno			Kɔnɔ	Kono
knp			Kwànjâ	Kwanja
knq				Kintaq
knr				Kaningra
kns				Kensiu
knt				Panoan Katukína
knu				Kono
knv			Tabo	Tabo
knw				Kung-Ekoka
knx			Kendayan	Kendayan
kny			Kanyok	Kanyok
knz			Sàmó	Kalamsé
koa				Konomala
koc				Kpati
kod				Kodi
koe			Suri	Kacipo-Bale Suri
kof				Kubi
kog			Kaugiañ	Kogi
koh				Koyo
koi		Cyrl		Komi-Permyak
kok		Deva	कोंकणी	Konkani
kol				Kol
kom	kv	Cyrl		Komi
kon	kg			Kongo
koo			Lhukonzo	Konzo
kop				Waube
koq				Kota
kor	ko	Kore	한국어	Korean
kos			Kosrae	Kosraean
kot			Lagwan	Lagwan
kou				Koke
kov				Kudu-Camo
kow				Kugama
koy			Denaakk'e	Koyukon
koz			Amako	Amako
kpa				Kutto
kpb		Zyyy		Mullu Kurumba
kpc			Kurripako	Curripaco
kpd				Koba
kpe				Kpelle
kpf			Likɔɔnl	Komba
kpg			Kapingamarangi	Kapingamarangi
kph				Kplang
kpi				Kofei
kpj			Iny Rybe	Karajá
kpk				Kpan
kpl				Kpala
kpm			Kơho	Koho
kpn				Kepkiriwát
kpo			Ɩkpɔsɔ	Ikposo
kpq				Korupun-Sela
kpr			Korafe-Yegha	Korafe-Yegha
kps			Salo Tkoin	Tehit
kpt		Cyrl		Karata
kpu				Kafoa
kpv		Cyrl	Коми кыв	Komi
kpw			Kobon	Kobon
kpx				Mountain Koiali
kpy		Cyrl	Нымылг’ын	Koryak
kpz			Kupsapiiny	Kupsapiiny
kqa				Mum
kqb			Alngubin	Kovai
kqc			Doromu ago	Doromu-Koki
kqd		Syrc		Koy Sanjaq Surat
kqe			Kagan	Kalagan
kqf			Kakabai	Kakabai
kqg				Khe
kqh				Kisankasa
kqi			Koita	Koita
kqj				Koromira
kqk				Kotafon Gbe
kql			Kiañiŋ Balaŋ	Kyenele
kqm				Khisa
kqn			kiiKaonde	Kaonde
kqo				Eastern Krahn
kqp			Gawra	Kimré
kqq				Krenak
kqr			Kimaragang	Kimaragang
kqs			Kisi	Northern Kissi
kqt				Klias River Kadazan
kqu				Seroa
kqv				Okolod
kqw			Kandas	Kandas
kqx				Mser
kqy		Ethi	Koorete	Koorete
kqz				Korana
kra		Deva		Kumal
krb				Karkin
krc		Cyrl	Къарачай-Малкъар тил	Karachay-Balkar
krd				Kairui-Midiki
kre			Panãra pẽẽ	Panará
krf				Koro
krh				Kurama
kri			Krio	Krio
krj			Kinaray-a	Kinaray-a
krk		Cyrl		Kerek
krl				Karelian
krn				Sapo
krp				Durop
krr		Khmr	គ្រឹង	Krung
krs			Gbäyä	Gbaya
krt				Tumari Kanuri
kru		Deva	कुड़ुख़	Kurux
krv		Khmr		Kavet
krw				Western Krahn
krx			Kuloonaay	Karon
kry				Kryts
krz				Sota Kanum
ksb			Kishambaa	Shambala
ksc			Kinalingka	Southern Kalinga
ksd			Tinata Tuna	Kuanua
kse				Kuni
ksf			rikpa	Bafia
ksg				Kusaghe
ksh			Kölsch	Ripuarian
ksi				I’saka
ksj			Uare	Uare
ksk				Kansa
ksl				Kumalu
ksm				Kumba
ksn				Kasiguranin
kso				Kofa
ksp			Kabba	Kabba
ksq				Kwaami
ksr			Boroŋ	Borong
kss				Southern Kisi
kst			Winɩ́ɛ	Winyé
ksu		Mymr		Khamyang
ksv				Kusu
ksw		Mymr	ပှၤကညီဖိ	S’gaw Karen
ksx				Kedang
ksy		Zyyy		Kharia Thar
ksz		Deva	कोड़ाकु	Kodaku
kta				Katua
ktb		Ethi	Kambaatissata	Kambaata
ktc				Kholok
ktd				Kokata
kte		Deva		Nubri
ktf				Kwami
ktg				Kalkutung
kth				Karanga
kti				North Muyu
ktj			Plaawin	Plapo Krumen
ktk				Kaniet
ktl		Arab		Koroshi
ktm			Kurti	Kurti
ktn				Karitiâna
kto			Kuot	Kuot
ktp		Plrd		Kaduo
ktq				Katabaga
kts				South Muyu
ktt				Ketum
ktu			Kikongo	Kituba
ktv				Eastern Katu
ktw				Kato
ktx				Kaxararí
kty				Kango
ktz			Juǀ'hoansi	Juǀ’hoansi
kua	kj		Oshikwanyama	Kwanyama
kub			Kuteb	Kutep
kuc				Kwinsu
kud			'Auhelawa	’Auhelawa
kue			Kuman	Kuman
kuf		Laoo		Western Katu
kug				Kupa
kuh			Fo Goji	Kushi
kui				Kuikúro-Kalapálo
kuj			Igikuria	Kuria
kuk				Kepo’
kul				Kulere
kum		Cyrl	Къумукъ	Kumyk
kun			Kunama	Kunama
kuo				Kumukio
kup				Kunimaipa
kuq				Karipuna
kur	ku		kurdî (kurmancî)	Kurdish
kus			Kʋsaal	Kusaal
kut			Ktunaxa	Kutenai
kuu			Dinakʼi	Upper Kuskokwim
kuv				Kur
kuw				Kpagua
kux				Kukatja
kuy				Kuuku-Ya’u
kuz				Kunza
kva		Cyrl		Bagvalal
kvb				Kubu
kvc				Kove
kvd				Kui
kve				Kalabakan Murut
kvf				Kabalai
kvg			Kuni-Boazi	Kuni-Boazi
kvh				Komodo
kvi				Kwang
kvj				Psikye
kvk		Zxxx		Korean Sign Language
kvl			Kayaw	Kayaw
kvm				Kendem
kvn			Tule	Border Kuna
kvo			Dobel	Dobel
kvp				Kompane
kvq		Mymr		Geba Karen
kvr				Kerinci
kvt		Mymr		Lahta
kvu		Zyyy		Yinbaw
kvv			Kola	Kola
kvw				Wersing
kvx		Arab	پارڪرِي	Parkari Koli
kvy		Kali		Yintale
kvz				Tsaukambo
kwa				Dâw
kwb				Kwa
kwc				Likwala
kwd			Kwaio	Kwaio
kwe			Kwerba	Kwerba
kwf			Kwara'ae	Kwara’ae
kwg			Sara Kaba Ɗem	Sara Kaba Démé
kwh				Kowiai
kwi			Awapit	Awa-Cuaiquer
kwj			Kwanga	Kwanga
kwk			Kwakwala	Kwakwala
kwl				Kofyar
kwm			Oshikwambi	Kwambi
kwn			Rukwángali	Kwangali
kwo			Glefe	Kwomtari
kwp				Kodia
kwr				Kwer
kws			Gikwezo	Kwese
kwt				Kwesten
kwu			Kwakum	Kwakum
kwv			Naa	Sara Kaba Naa
kww				Kwinti
kwx		Zyyy		Khirwar
kwy			Kikongo	Kikongo
kwz				Kwadi
kxa			Kairiru	Kairiru
kxb				Krobu
kxc			አፈ ኾንሶ	Konso
kxd			ملايو بروني	Brunei
kxf		Mymr	Kawyaw	Kawyaw
kxh		Zyyy		Karo
kxi			Keningau Murut	Keningau Murut
kxj				Kulfa
kxk		Mymr		Zayein
kxm		Thai	เขมรถิ่นไทย	Northern Khmer
kxn				Kanowit-Tanjong Melanau
kxo				Kanoé
kxp		Arab		Wadiyari Koli
kxq				Smärky Kanum
kxr				Koro
kxs		Zyyy		Kangjia
kxt				Koiwat
kxu		Orya		Kui (India)
kxv			kuvi	Kuvi
kxw			Kala̱i̱	Konai
kxx				Likuba
kxy				Kayong
kxz			Kerewo	Kerewo
kya			Ekikwaya	Kwaya
kyb			Butbut Kalinga	Butbut Kalinga
kyc			Kyaka	Kyaka
kyd				Karey
kye			Kaakye	Krache
kyf			Sɔkɔwɛlɩ	Kouya
kyg				Keyagana
kyh				Karok
kyi				Kiput
kyj			Karao	Karao
kyk			Kinamayo	Kamayo
kyl				Kalapuya
kym				Kpatili
kyn				Northern Binukidnon
kyo				Klon
kyp		Zyyy		Kang
kyq			Taar Cɛŋɛ	Kenga
kyr				Kuruáya
kys				Baram Kayan
kyt				Kayagar
kyu		Kali	ကယားလီ	Western Kayah
kyv		Deva		Kewat
kyw		Deva		Kudmali
kyx			Rapoisi	Rapoisi
kyy				Asa’a
kyz			Kawaiwete	Kayabí
kza				Western Karaboro
kzb				Kaibobo
kzc			Kolango	Bondoukou Kulango
kzd				Kadai
kze			Kóséna	Kosena
kzf			Basa Da'a	Da’a Kaili
kzg		Zyyy		Kikai
kzi			Kelabit	Kelabit
kzk				Kazukuru
kzl				Kayeli
kzm				Kais
kzn			iKokola	Kokola
kzo				Kaningi
kzp				Kaidipang
kzq		Zyyy		Kaike
kzr			Karaŋ	Karang
kzs				Sugut Dusun
kzu				Kayupulau
kzv				Komyandaret
kzw				Karirí-Xocó
kzx				Kamarian
kzy				Kango
kzz				Kalabra
laa			Sinubanen	Southern Subanen
lab		Lina		Linear A
lac			Jach-t'aan	Lacandon
lad		Hebr	גﬞודיאו־איספאנייול	Ladino
lae		Deva		Pattani
laf		Zyyy		Lafofa
lag			Kɨlaangi	Rangi
lah		Arab		Lahnda
lai			ChiLambya	Lambya
laj			Lëblango	Lango
lal				Lalia
lam			ChiLamba	Lamba
lan				Laru
lao	lo	Laoo	ລາວ	Lao
lap				Laka
laq				Qabiao
lar				Larteh
las			Lama	Lama
lat	la		Latina	Latin
lau				Laba
lav	lv		latviešu	Latvian
law				Lauje
lax				Tiwa
lay		Zyyy		Lama Bai
laz				Aribwatsa
lba		Zyyy		Lui
lbb			Label	Label
lbc		Zyyy		Lakkia
lbe		Cyrl	лакку маз	Lak
lbf		Deva		Tinani
lbg		Zyyy		Laopang
lbi				La’bi
lbj		Tibt	ལ་དྭགས་ཀྱི་སྐད།	Ladakhi
lbk				Bontok
lbl				Libon Bikol
lbm		Deva		Lodhi
lbn			Rmeet	Rmeet
lbo		Laoo		Laven
lbq			Dzob Wampar	Wampar
lbr		Deva	लोहोरुङ्	Lohorung
lbs		Zxxx		Libyan Sign Language
lbt				Lachi
lbu				Labu
lbv				Lavatbura-Lamusong
lbw			Tolaki	Tolaki
lbx				Lawangan
lby				Lamalama
lbz				Lardil
lcc				Legenyem
lcd				Lola
lce				Sekak
lcf				Lubu
lch			Chiluchazi	Luchazi
lcl				Lisela
lcm			Tungag	Tungag
lcp		Thai	ละเวือะ	Western Lawa
lcq				Luhu
lcs				Lisabata-Nuniali
lda				Kla-Dan
ldb			Dũya	Duya
ldd				Luri
ldg				Lenyima
ldh				Lamja-Dengsa-Tola
ldi				Laari
ldj				Lemoro
ldk				Leelau
ldl				Kaan
ldm				Landoma
ldn				Láadan
ldo				Loo
ldp				Tso
ldq				Lufu
lea				Lega-Shabunda
leb			Chilala	Lala-Bisa
lec				Leco
led			Bbaledha	Lendu
lee			Lyélé	Lyélé
lef			Lɛlɛmi	Lelemi
leh			Chilenje	Lenje
lei				Lemio
lej				Lengola
lek				Leipon
lel				Lele
lem			Nɔmaándɛ́	Nomaande
len				Lenca
leo				Leti
lep		Lepc		Lepcha
leq				Lembena
ler				Lenkau
les				Lese
let				Amio-Gelimi
leu				Kara
lev				Western Pantar
lew			Kaili-Ledo	Ledo Kaili
lex			Lteri Lgona	Luang
ley				Limola
lez		Cyrl	лезги	Lezgi
lfa			Lɨfa’	Lefa
lfn				Lingua Franca Nova
lga			Luqa	Lungga
lgb				Laghu
lgg			Lʉgbara tɨ	Lugbara
lgh				Laghuu
lgi				Lengilu
lgk				Neverver
lgl			Wala	Wala
lgm				Lega-Mwenga
lgn			T'apo	Opo
lgo			Lango	Lango
lgq			Ikpana	Logba
lgr			Doku	Lengo
lgs		Zxxx		Guinea-Bissau Sign Language
lgt				Pahi
lgu			Logu	Longgu
lgz				Ligenza
lha				Laha
lhh				Laha
lhi			Lad hur Si	Lahu Shi
lhl		Zyyy		Lahul Lohar
lhm		Deva	ल्होमी	Lhomi
lhn				Lahanan
lhp		Zyyy		Lhokpu
lhs		Syrc		Mlahsö
lht				Lo-Toga
lhu			Laˇhuˍ	Lahu
lia			Hulimba ha	West-Central Limba
lib				Likum
lic				Hlai
lid			Nyindrou	Nyindrou
lie				Likila
lif		Deva	यक्थुङ्पन	Limbu
lig				Ligbi
lih			Lihir	Lihir
lij			ligure	Ligurian
lik			Liliko	Lika
lil				Lillooet
lim	li		Lèmburgs	Limburgish
lin	ln		lingála	Lingala
lio				Liki
lip			Sɛkpɛlé	Sekpele
liq			Libido	Libido
lir			Koloqua	Liberian English
lis		Lisu	Lisu	Lisu
lit	lt		lietuvių	Lithuanian
liu				Logorik
liv			Livõ kēļ	Liv
liw				Col
lix				Liabuku
liy			Banda	Banda-Bambari
liz				Libinza
lja				Golpa
lje				Rampi
lji				Laiyolo
ljl				Li’o
ljp				Lampung Api
ljw				Yirandali
ljx				Yuru
lka				Lakalei
lkb			Lukabaras	Lukabaras
lkc				Kucong
lkd				Lakondê
lke				Kenye
lkh		Tibt		Lakha
lki		Arab		Laki
lkj				Remun
lkl				Laeko-Libuat
lkm				Kalaamaya
lkn			Lakon	Lakon
lko			Olukhayo	Olukhayo
lkr			Dhi-Pari	Päri
lks			Olushisa	Olushisa
lkt			Lakȟólʼiyapi	Lakota
lku				Kungkari
lky				Lokoya
lla				Lala-Roba
llb			iLolo	Lolo
llc				Lele
lld			ladin	Ladin
lle				Lele
llf				Hermit
llg			Rote Lole	Lole
llh		Zyyy		Lamu
lli				Teke-Laali
llj				Ladji Ladji
llk				Lelak
lll				Lilau
llm				Lasalimu
lln			Lele	Lele
llp			Nakanamanga	North Efate
llq				Lolak
lls		Zxxx		Lithuanian Sign Language
llu			Lau	Lau
llx				Lauan
lma				East Limba
lmb				Merei
lmc				Limilngan
lmd			Lumun	Lumun
lme				Pévé
lmf				Painara
lmg				Lamogai
lmh		Deva		Mugali
lmi				Lombi
lmj				Labalekan-Mingar
lmk			Lamkaang	Lamkang
lml			Hano	Hano
lmn		Telu	బంజార	Lambadi
lmo			Lombard	Lombard
lmp			Limbùm	Limbum
lmq				Lamatuka
lmr				Lamalera
lmu				Lamenu
lmv				Lomaiviti
lmw				Lake Miwok
lmx				Laimbue
lmy				Lamboya
lmz		Zyyy		Lumbee
lna				Langbashe
lnb				Mbalanhu
lnd			Buri' Lun Bawang	Lundayeh
lng				Langobardic
lnh				Lanoh
lni				Daantanai’
lnj				Leningitij
lnl				South Central Banda
lnm				Pondi
lnn				Lorediakarkar
lns			Lǎm Nsoʼ	Lamnsoʼ
lnu			Nungurama Nyuar	Longuda
lnw				Lanima
lnz				Lonzo
loa			Lolodaka	Loloda
lob			'Lobiire	Lobi
loc				Inonhan
loe				Saluan
lof		Zyyy		Logol
log			Lògòti	Logo
loh			Laarim	Laarim
loi				Loma
loj				Lou
lok			Landogo	Loko
lol			Lɔmɔngɔ	Mongo-Nkundu
lom			Löghömàgòòi	Loma
lon				Malawi Lomwe
loo				Lombo
lop				Lopa
loq			Loɓala	Lobala
lor			Téén	Téén
los				Loniu
lot			Otuho	Otuho
lou			Kouri-Vini	Louisiana Creole
lov		Zyyy		Lopi
low				Tampias Lobu
lox				Loun
loy		Deva	ॱलोकेक	Lhowa
loz			siLozi	Lozi
lpa				Lelepa
lpe				Lepki
lpn				Long Phuri Naga
lpo		Plrd		Lipo
lpx			Hutuk na Lopit	Lopit
lqr				Logir
lra			Rara Bakati'	Rara Bakati’
lrc		Arab	لۊری شومالی	Northern Luri
lre		Zyyy		Laurentian
lrg			Gulumoerrgin	Laragia
lri			Olumarachi	Olumarachi
lrk		Arab		Loarki
lrl		Arab		Lari
lrm			Olumarama	Olumarama
lrn				Lorang
lro			Laru	Laro
lrr		Zyyy		Southern Yamphu
lrt				Larantuka Malay
lrv				Larevat
lrz				Lemerig
lsa		Arab		Lasgerdi
lsb		Zxxx		Burundian Sign Language
lsc		Zxxx		Albarradas Sign Language
lsd		Hebr		Lishana Deni
lse				Lusengo
lsg		Zxxx		Lyons Sign Language
lsh		Zyyy		Lish
lsi			Lachit	Lacid
lsl		Zxxx		Latvian Sign Language
lsm			Lusaamya-Lugwe	Saamya-Gwe
lsn		Zxxx		Tibetan Sign Language
lso		Zxxx		Laos Sign Language
lsp		Zxxx		Panamanian Sign Language
lsr				Aruop
lss		Arab		Lasi
lst		Zxxx		Trinidad and Tobago Sign Language
lsv		Zxxx		Sivia Sign Language
lsw		Zxxx		Seychelles Sign Language
lsy		Zxxx		Mauritian Sign Language
ltc		Hant		Late Middle Chinese
ltg			Latgališu	Latgalian
lth			Lëb Thur	Thur
lti				Leti
ltn				Latundê
lto			Olutsotso	Olutsotso
lts			Lutachoni	Lutachoni
ltu				Latu
ltz	lb		Lëtzebuergesch	Luxembourgish
lua			Ciluba	Luba-Kasai
lub	lu		Tshiluba	Luba-Katanga
luc			Ãrị̃ngã tị	Aringa
lud			Lüüdikiel	Ludian
lue			Chiluvale	Luvale
luf				Laua
lug	lg		Luganda	Ganda
lui			Cham'teela	Luiseño
luj				Luna
luk		Tibt		Lunanakha
lul			Ọ́lụ́ꞌbọ́ Tị	Olu’bo
lum				Luimbi
lun			chiLunda	Lunda
luo			Dholuo	Dholuo
lup			Ilumbu	Lumbu
luq				Lucumi
lur				Loura
lus			Mizo	Mizo
lut			dxʷləšucid	Lushootseed
luu		Deva		Chhathare Yakkha
luv		Arab		Luwati
luw				Kasabe
luy			Luluhia	Luyia
luz		Arab	لُرِىْ بُزُ رْگْ	Southern Luri
lva				Makuva
lvi				Lavi
lvk			Lavukaleve	Lavukaleve
lvl				Lwel
lvs			Latviešu valoda	Latvian
lvu				Levuka
lwa				Lwalu
lwe				Lewoeleng
lwg			Oluwanga	Oluwanga
lwh				White Lachi
lwl		Thai	ละเวือะ	Eastern Lawa
lwm		Thai		Laomian
lwo			dhe Luuo	Luwo
lws		Zxxx		Malawian Sign Language
lwt				Lewotobi
lwu		Zyyy		Lawu
lww			Lewo	Lewo
lxm				Lakurumau
lya		Tibt		Layakha
lyg		Zyyy		Lyngngam
lyn				Luyana
lzh		Hant		Classical Chinese
lzl				Litzlitz
lzn				Lainong Naga
lzz			Lazuri	Laz
maa			ꞌÉn-ná	San Jerónimo Tecóatl Mazatec
mab				Yutanduchi Mixtec
mad			Basa Mathura	Madura
mae				Bo-Rukul
maf			Mafa	Mafa
mag		Deva	मगही	Magahi
mah	mh			Marshallese
mai		Deva	मैथिली	Maithili
maj			Kinꞌekꞌatiya	Jalapa de Díaz Mazatec
mak			Basa Mangkasara'	Makasar
mal	ml	Mlym	മലയാളം	Malayalam
mam			Qyo:l	Mam
man				Mandingo
maq			Hne naja	Chiquihuitlán Mazatec
mar	mr	Deva	मराठी	Marathi
mas			Maa	Maasai
mat				San Francisco Matlatzinca
mau			Én‑ná	Huautla Mazatec
mav			Satere Mawe	Sateré-Mawé
maw			Ŋmampulli	Mampruli
max			Bahasa Pasar	North Moluccan Malay
maz			Jñatjo	Central Mazahua
mba			Higaunon	Higaonon
mbb			Menuvù	Western Bukidnon Manobo
mbc			Makusi	Macushi
mbd			Dibabawon	Dibabawon Manobo
mbe		Zyyy		Molale
mbf			Peranakan	Baba Malay
mbh			Mangseng	Mangseng
mbi			Menuvù	Ilianen Manobo
mbj			Nadëb	Nadëb
mbk				Malol
mbl			Tikmũ'ũn Yĩy'ax	Maxakalí
mbm				Ombamba
mbn				Macaguán
mbo				Mbo
mbp			Dʉmʉna	Sanka
mbq			Maisin	Maisin
mbr				Nukak Makú
mbs			Menobò	Sarangani Manobo
mbt			Matigsalug	Matigsalug Manobo
mbu			Mbula	Mbula-Bwazza
mbv				Mbulungish
mbw				Maring
mbx				Mari
mby		Arab		Memoni
mbz			Tnu'u Ñuu Savi	Amoltepec Mixtec
mca			Mak'á	Maka
mcb			Matsigenka	Matsigenka
mcc			Bitur	Bitur
mcd			Sharanahuan tsain	Sharanahua
mce				Itundujia Mixtec
mcf			Matses	Matses
mcg				Mapoyo
mch			Ye'kuana	Maquiritari
mci			Mese	Mesem
mcj				Mvanip
mck			Chimbúùnda	Mbunda
mcl				Macaguaje
mcm			Kristang	Malaccan Portuguese Creole
mcn			Massana	Masana
mco			Ayuc	Coatlán Mixe
mcp			Məkaá	Makaa
mcq				Ese
mcr				Menya
mcs			dag ti Mambay	Mambai
mct				Mengisa
mcu			Jù Bà	Cameroon Mambila
mcv				Minanibai
mcw			Maaw	Mawa
mcx			Mpyemɔ	Mpiemo
mcy				South Kodut
mcz			Mawan	Mawan
mda			Mada	Mada
mdb				Morigi
mdc				Soq
mdd				Mbum
mde		Arab	Bura mabaŋ	Maba
mdf		Cyrl	Мокшень кяль	Moksha
mdg				Massalat
mdh			Magindanawn	Maguindanaon
mdi			Tengo	Mamvu
mdj			Nɛ́mangbɛtʉ	Mangbetu
mdk				Mangbutu
mdl		Zxxx		Maltese Sign Language
mdm			Madyɵgɵ	Mayogo
mdn				Mbati
mdp			Gimbala	Mbala
mdq				Mbole
mdr				Mandar
mds				Maria
mdt				Mbere
mdu				Mboko
mdv			Sasau	Santa Lucía Monteverde Mixtec
mdw			Embɔ́sí	Mbosi
mdx		Ethi	Diizi-nuog	Dizin
mdy		Ethi	Male	Male
mdz				Suruí do Pará
mea				Menka
meb				Ikobi
mec				Marra
med			Melpa	Melpa
mee				Mengen
mef		Zyyy		Megam
meh			Tu̱ꞌun káꞌánꞌ kájí	Southwestern Tlaxiaco Mixtec
mei		Zyyy		Midob
mej			Meyah	Meyah
mek				Mekeo
mel				Central Melanau
mem				Mangala
men			Mɛnde	Mende
meo			Pelat Utagha	Kedah Malay
mep				Miriwoong
meq			Mere	Merey
mer			Kĩmĩrũ	Kimîîru
mes				Masmaje
met			Mato	Mato
meu			Motu	Motu
mev			Mã́ã́	Maan
mew				Maaka
mey			حسانية	Hassaniyya
mez			Mamaceqtaw	Menominee
mfa		Arab	ภาษายาวี	Pattani Malay
mfb				Bangka
mfc			Mbanɨ	Mba
mfd				Mendankwe-Nkwen
mfe			kreol morisien	Morisyen
mff				Naki
mfg			Mɔgɔfin	Mogofin
mfh			Matal	Matal
mfi		Arab	Wandala	Wandala
mfj				Mefele
mfk				North Mofu
mfl				Putai
mfm			Margi	Marghi South
mfn				Cross River Mbembe
mfo			Mbe	Mbe
mfp				Makassar Indonesian
mfq			Muaba	Moba
mfr				Marrithiyel
mfs		Zxxx		Mexican Sign Language
mft				Idio
mfu				Mbwela
mfv			Manjáku	Mandjak
mfw				Mulaha
mfx				Melo
mfy			Yorem Nokpo	Mayo
mfz			Mabaan	Mabaan
mga		Latg		Middle Irish (900-1200)
mgb				Mararit
mgc			Hɔ Morokodo	Morokodo
mgd			Kala Moru	Moru
mge			Mangɔ	Mango
mgf				Maklew
mgg			Mpumpoŋ	Mpumpong
mgh			Makua	Makhuwa-Meetto
mgi			Lijili	Migili
mgj				Abureni
mgk				Mawes
mgl				Maleu-Kilenge
mgm			Mambae	Mambae
mgn				Mbangi
mgo			metaʼ	Meta’
mgp		Deva	मगर ढुट	Eastern Magar
mgq			Shɨmalɨla	Malila
mgr			ichiMambwe	Mambwe-Lungu
mgs			Kimanda	Manda
mgt				Mwakai
mgu			Magi	Magi
mgv				Matengo
mgw				Matumbi
mgy				Mbunga
mgz			Keemboowɛ	Mbugwe
mha		Zyyy		Manda
mhb				Mahongwe
mhc				Mocho
mhd				Mbugu
mhe				Mah Meri
mhf				Doloman
mhg				Margu
mhi			Mãꞌdí	Ma’di
mhj		Arab		Mogholi
mhk			Mʉ̀ngâkà	Mungaka
mhl			Mauwake	Mauwake
mhm				Makhuwa-Moniga
mhn				Mòcheno
mho				Mashi
mhp				Balinese Malay
mhq				Mandan
mhr		Cyrl	олык марий	Mari (Russia)
mhs			Buru	Buru
mht				Mandahuaca
mhu				Digaro-Mishmi
mhw			Thimbukushu	Mbukushu
mhx			Laungwaw	Lhao Vo
mhy				Ma’anyan
mhz				Mor
mia				Miami
mib				Atatlahuca Mixtec
mic			L'nui'simk	Mi’kmaq
mid		Mand		Neo-Mandaic
mie			Tūhun sāsávī	Ocotepec Mixtec
mif			Mey Mafaw	Mofu-Gudur
mig			Sahin sau	San Miguel el Grande Mixtec
mih			Tuhun savi	Chayuco Mixtec
mii				Chigmecatitlán Mixtec
mij				Mungbam
mik				Mikasuki
mil			Tnúhu dàú	Peñoles Mixtec
mim			To̱ꞌon sa̱vi̱	Alacatlatzala Mixtec
min				Minangkabau
mio			Tuꞌun savi	Pinotepa Nacional Mixtec
mip			Da'an davi	Apasco-Apoala Mixtec
miq			Mískitu	Mískito
mir			Ayuuk	Isthmus Mixe
mis		Hatr		Uncoded languages
mit			Da'an davi	Southern Puebla Mixtec
miu				Cacaloxtepec Mixtec
miw			Akoye	Akoye
mix			Sa'an Savi Snuviko	Mixtepec Mixtec
miy			Tu̱n savi̱ꞌ Tu̱tyoo̱ꞌ	Ayutla Mixtec
miz			Tuꞌun davi	Coatzospan Mixtec
mjb				Makalero
mjc			Tu'un sav	San Juan Colorado Mixtec
mjd				Northwest Maidu
mje				Muskum
mjg				Tu
mjh				Mwera
mji			Kem di mun	Kim Mun
mjj				Mawak
mjk				Matukar Panau
mjl		Deva	मंडियाली	Mandeali
mjm				Medebur
mjn				Ma
mjo		Zyyy		Malankuravan
mjp		Zyyy		Malapandaram
mjq		Mlym		Malaryan
mjr		Mlym		Malavedan
mjs				Miship
mjt		Deva	सौरिया पहाड़िया	Sauria Paharia
mju		Telu		Manna-Dora
mjv		Mlym		Mannan
mjw			Arleng Alam	Karbi
mjx				Mahali
mjy			Mã’eekaneeweexthowãakan	Mahican
mjz		Deva	माझी	Majhi
mka				Mbre
mkb		Deva		Mal Paharia
mkc				Siliput
mkd	mk	Cyrl	македонски	Macedonian
mke		Deva		Mawchi
mkf			Vune mi	Vune mi
mkg		Zyyy		Mak
mki		Arab	ڍاٽڪِي	Dhatki
mkj			Mokil	Mokilese
mkk				Byep
mkl			Ede-Mɔkɔle	Mokole
mkm		Thai		Moklen
mkn			Kupang	Kupang Malay
mko				Mingang Doso
mkp				Moikodi
mkq		Zyyy		Bay Miwok
mkr				Manep
mks			Tu̱hun ndáhví	Silacayoapan Mixtec
mkt				Vamale
mku				Konyanka
mkv				Mafea
mkw			Kituba	Kituba
mkx				Kinamiging Manobo
mky				East Makian
mkz				Makasae
mla				Malo
mlb				Mbule
mlc				Cao Lan
mle				Manambu
mlf		Thai	Ma'di	Mal
mlg	mg		Malagasy	Malagasy
mlh				Mape
mli				Malimpung
mlj				Miltu
mlk			Kiwilwana	Kiwilwana
mll				Malua Bay
mlm		Zyyy		Mulam
mln				Malango
mlo				Mlomp
mlp				Bargam
mlq				Western Maninkakan
mlr			Vamé	Vame
mls			Kanaa Masarak	Masalit
mlt	mt		Malti	Maltese
mlu			Toqabaqita	To’abaita
mlv			No-hohole to-M̄otlap	Mwotlap
mlw			Ma Mǝloko	Moloko
mlx				Na’ahai
mlz				Malaynon
mma				Mama
mmb				Momina
mmc			Jñatjo	Michoacán Mazahua
mmd				Maonan
mme				Mae
mmf				Mindat
mmg			Rral	North Ambrym
mmh				Mehináku
mmi			Hember Avu	Hember Avu
mmj		Zyyy		Majhwar
mmk		Zyyy		Mukha-Dora
mml		Zyyy		Man Met
mmm				Maii
mmn			Minamanwa	Minamanwa
mmo				Mangga Buang
mmp				Siawi
mmq				Aisi
mmr				Western Xiangxi Miao
mmt				Mala
mmu			Numála	Numala
mmv				Miriti
mmw				Emae
mmx				Madak
mmy			Migaama	Migaama
mmz				Mabaale
mna			Mbula	Mbula
mnb			Wuna	Muna
mnc		Mong		Manchu
mnd				Mondé
mne			Tar Melbene	Naba
mnf			Ndɨ̧ Mundàni	Mundani
mng				Eastern Mnong
mnh			Mɔnɔ	Mono
mni		Beng	মৈতৈলোন্	Meitei
mnj		Arab	منجانی	Munji
mnl				Tiale
mnm				Mapena
mnn				Southern Mnong
mnp				Min Bei Chinese
mnq				Minriq
mnr				Mono
mns		Cyrl	Ма̄ньси ла̄тыӈ	Mansi
mnu				Mer
mnv			Te hegeunga a Mugaba ma Mugiki	Rennell-Bellona
mnw		Mymr	ဘာသာ မန်	Mon
mnx			Sougb	Sougb
mny				Manyawa
mnz				Moni
moa			Mwan	Mwan
moc				Mocoví
mod				Mobilian
moe			Innu	Innu
mog			Mongondow	Mongondow
moh			Kanien'kéha	Mohawk
moi				Mboi
moj				Monzombo
mok				Morori
mom				Mangue
mon	mn	Cyrl	монгол	Mongolian
moo				Monom
mop			Maya Mopán	Mopán Maya
moq				Mor
mor			Dhimorong	Moro
mos			Moore	Moore
mot				Barí
mou			Mogume	Mogum
mov			Macav Chukwar	Mohave
mow				Moi
mox			Molima	Molima
moy			Shekki-noone	Shekkacho
moz			Gergiko	Mukulu
mpa			Chimpoto	Mpoto
mpb				Malak Malak
mpc				Mangarrayi
mpd				Machinere
mpe			Ato Majangerongk	Majang
mpg			Marba	Marba
mph				Maung
mpi				Mpade
mpj			Martu Wangka	Martu Wangka
mpk				Mbara
mpl				Middle Kodut
mpm				Yosondúa Mixtec
mpn				Mindiri
mpo				Miu
mpp				Migabac
mpq				Matís
mpr				Vangunu
mps			Dadibi	Dadibi
mpt			Mian weng	Mian
mpu				Makuráp
mpv				Mungkip
mpw				Mapidian
mpx			Pana Misima	Misima-Panaeati
mpy				Mapia
mpz		Thai	ก้อ	Mpi
mqa				Maba
mqb			Mbuko	Mbuko
mqc				Mangole
mqe				Matepi
mqf				Momuna
mqg				Kota Bangun Kutai Malay
mqh				Tlazoyaltepec Mixtec
mqi				Mariri
mqj			Mamasa	Mamasa
mqk				Rajah Kabunsuwan Manobo
mql			Mbɛlímɛ̀	Mbelime
mqm			'Eo 'Enata	South Marquesan
mqn			Moronene	Moronene
mqo				Modole
mqp				Manipa
mqq				Minokok
mqr				Mander
mqs				West Makian
mqt		Zyyy		Mok
mqu			Mundari	Mandari
mqv				Mosimo
mqw				Murupi
mqx			Mamuju	Mamuju
mqy				Manggarai
mqz				Pano
mra		Thai	มละบริ	Mlabri
mrb				Marino
mrc				Maricopa
mrd		Deva	मगर ढुट	Western Magar
mre		Zxxx		Martha’s Vineyard Sign Language
mrf				Elseng
mrg			Mising	Mising
mrh			Mara	Mara
mri	mi		Māori	Maori
mrj		Cyrl	Кырык мары йӹлмӹ	Hill Mari
mrk				Hmwaveke
mrl				Mortlockese
mrm				Mwerlap
mrn			Cheke Holo	Cheke Holo
mro		Mroo	Mru	Mru
mrp				Morouas
mrq			'Eo 'Enana	North Marquesan
mrr		Deva	माडिया गोंड	Maria
mrs				Maragus
mrt			Margi	Marghi Central
mru				Mono
mrv			Reo Magareva	Mangareva
mrw			Maranao	Maranao
mrx				Dineor
mry				Mandaya
mrz				Marind
msa	ms		Melayu	Malay
msb			Masbatenyo	Masbatenyo
msc			Sankaran	Sankaran Maninka
msd		Zxxx		Yucatec Maya Sign Language
mse			Museyna	Musey
msf				Mekwei
msg				Moraid
msh			Masikoro Malagasy	Masikoro Malagasy
msi			Bahasa Sabah	Sabah Malay
msj				Ma
msk			Minansaka	Mansaka
msl				Molof
msm			Minanubu	Agusan Manobo
msn			Vurës	Vurës
mso				Mombum
msp				Maritsauá
msq				Caac
msr		Zxxx		Mongolian Sign Language
mss				West Masela
msu				Musom
msv				Maslam
msw			Suwa	Mansoanka
msx				Moresada
msy			Aruamɨn Akam	Aruamu
msz				Momare
mta			Kagi Cotabato Menubù	Cotabato Manobo
mtb				Anyin Morofo
mtc				Munit
mtd			Mualang	Mualang
mte				Mono
mtf				Murik
mtg			Una	Una
mth				Munggui
mti			Maiwa	Maiwa
mtj			Moskona	Moskona
mtk				Mbo’
mtl				Tehl
mtm		Cyrl		Mator
mtn				Matagalpa
mto			Ayöök	Totontepec Mixe
mtp			'weenhayeklhayhi'	Weenhayek
mtq				Muong
mtr		Deva	मेवाड़ी	Mewari
mts				Yora
mtt			Mota	Mota
mtu				Tututepec Mixtec
mtv			Asarɨ’o	Asaro’o
mtw				Southern Binukidnon
mtx				Tidaá Mixtec
mty				Nabi
mua			MUNDAŊ	Mundang
mub				Mubi
muc				Ajumbu
mud		Cyrl		Mednyj Aleut
mue				Media Lengua
mug			Mulwi	Musgu
muh			Mündü	Mündü
mui			Baso Palembang	Musi
muj				Mabire
muk		Tibt		Mugom-Karmarong
mul		Zyyy		Multiple languages
mum			Maiwalei	Maiwala
muo				Mubako
mup		Deva	मालवी	Rajasthani
muq				Eastern Xiangxi Miao
mur			Murleye	Murle
mus			Mvskoke	Muskogee
mut		Deva		Western Muria
muu				Yaaku
muv		Taml		Muthuvan
mux			Bo-Ung	Bo-Ung
muy			ma Muyaŋ	Muyang
muz		Ethi	ሙነን	Mursi
mva			Manam pile	Manam
mvb		Zyyy		Mattole
mvd				Mamboru
mve		Arab	مارواڑی	Marwari
mvf		Mong		Peripheral Mongolian
mvg				Yucuañe Mixtec
mvh				Mulgi
mvi		Zyyy		Miyako
mvk				Mekmek
mvl				Mbara
mvn			Minaveha	Minaveha
mvo			Marovo	Marovo
mvp			Duri	Duri
mvq				Moere
mvr				Marau
mvs				Massep
mvt				Mpotovoro
mvu				Marfa
mvv			Tahol	Tahol Murut
mvw				Machinga
mvx				Meoswar
mvy		Arab		Indus Kohistani
mvz		Ethi		Mesqan
mwa				Mwatebu
mwb				Juwar
mwc			Are	Are
mwe				Mwera
mwf			Murrinh-Patha	Murrinh-Patha
mwg				Aiklep
mwh				Mouk-Aria
mwi				Ninde
mwk				Kita Maninkakan
mwl			Mirandés	Mirandese
mwm			tà Sàᶉ̄	Sar
mwn			Chinamwanga	Nyamwanga
mwo				Central Maewo
mwp				Kala Lagaw Ya
mwq			K'cho	Müün Chin
mwr		Deva		Marwari
mws				Mwimbi-Muthambi
mwt		Mymr		Moken
mwu				Mittu
mwv			Mentawai	Mentawai
mww			Hmongb Dleub	Hmong Daw
mwx				Mediak
mwy				Mosiro
mwz				Moingi
mxa				Northwest Oaxaca Mixtec
mxb			To̱ꞌon ndaꞌí	Tezoatlán Mixtec
mxc				Manyika
mxd				Modang
mxe				Mele-Fila
mxf				Malgbe
mxg				Mbangala
mxh				Mvuba
mxi				Mozarabic
mxj				Miju-Mishmi
mxk				Monumbo
mxl				Maxi Gbe
mxm			Meramera	Meramera
mxn				Moi Kelim
mxo				Mbowe
mxp			Ayuujk	Tlahuitoltepec Mixe
mxq			Ayuk	Juquila Mixe
mxr				Murik
mxs				Huitepec Mixtec
mxt				Jamiltepec Mixtec
mxu			Maɗa	Mada
mxv			Tuꞌun Savi de Metlatónoc y Cochoapa el Grande	Metlatónoc Mixtec
mxw			Namo	Namo
mxx			Maukakanŋ	Mahou
mxy			Tu'un davi	Southeastern Nochixtlán Mixtec
mxz				Central Masela
mya	my	Mymr	မြန်မာ	Burmese
myb			Mbaï	Mbay
myc				Mayeka
mye				Myene
myf			Mawes Aasse	Mawes Aasse
myg				Manta
myh				Makah
myi		Zyyy		Mina (India)
myj				Mangayat
myk			Mamaara	Mamara Sénoufo
myl			Baha Moma-Kulawi	Moma
mym		Ethi	Mɛʼɛnɛn	Me’en
myo		Zyyy		Anfillo
myp			Xapaitíiso	Pirahã
myr				Muniche
mys		Zyyy		Mesmes
myu			Mõnjoroko	Mundurukú
myv		Cyrl	эрзянь кель	Erzya
myw			Aga-Muyuw	Muyuw
myx			Lumasaaba	Masaaba
myy			Masa ye	Macuna
myz		Mand		Classical Mandaic
mza			Tu'un va'a	Santa María Zacatepec Mixtec
mzb		Arab		Tumzabt
mzc		Zxxx		Malagasy Sign Language
mzd				Mulimba
mze				Morawa
mzg		Zxxx		Monastic Sign Language
mzh			Wichí Lhamtés	Pilcomayo Wichí
mzi			En ningotsie	Ixcatlán Mazatec
mzj			Maninyakan	Manya
mzk			Ju Nɔri	Nigeria Mambila
mzl			Ayuuk	Mazatlán Mixe
mzm				Mumuye
mzn		Arab	مازرونی	Mazandarani
mzo				Matipuhy
mzp			Chosineɬ diꞌ mowi:maj	Movima
mzq				Mori Atas
mzr			Yora	Marubo
mzs		Zyyy		Macanese
mzt				Mintil
mzu			Inapang	Inapang
mzv			Mandja	Mandja
mzw			Dɛg	Deg
mzx				Mawayana
mzy		Zxxx		Mozambican Sign Language
mzz			Maiadomu	Maiadomu
naa				Namla
nab				Southern Nambikuára
nac			Narak	Narak
nae				Naka’ela
naf			Nabak	Nabak
nag			Nagamiz	Nagamese
naj				Nalu
nak				Nakanai
nal				Nalik
nam				Ngan’gityemerri
nan		Hans		Min Nan Chinese
nao		Deva		Naaba
nap			Napulitano	Napoletano
naq			Khoekhoegowab	Khoekhoe
nar				Iguta
nas			Naasioina'	Naasioi
nat			Cәhungwә̀ryə̀	Cahungwarya
nau	na		dorerin Naoero	Nauruan
nav	nv		Diné Bizaad	Navajo
naw			Nawuri	Nawuri
nax				Nakwi
nay			Ngarrindjeri	Ngarrindjeri
naz				Coatepec Nahuatl
nba				Nyemba
nbb				Ndoe
nbc			Mochungrr	Chang Naga
nbd				Ngbinda
nbe			Konyak	Konyak Naga
nbg		Zyyy		Nagarchal
nbh				Ngamo
nbi			Imela	Mao Naga
nbj				Ngarinyman
nbk				Nake
nbl	nr		IsiNdebele	Ndebele
nbm				Ngbaka Ma’bo
nbn				Kuri
nbo				Nkukoli
nbp				Nnam
nbq			Nggem	Nggem
nbr				Numana
nbs		Zxxx		Namibian Sign Language
nbt				Na
nbu			Rongmei	Rongmei Naga
nbv				Ngamambo
nbw			Ngbandi-Ngiri	Southern Ngbandi
nby				Ningera
nca			Iyo	Iyo
ncb			Mūöt	Central Nicobarese
ncc				Ponam
ncd		Deva		Nachiring
nce			Yalë	Yale
ncf			Notsi	Notsi
ncg			Nisga'a	Nisga’a
nch			Nāhuatlahtōlli	Central Huasteca Nahuatl
nci				Classical Nahuatl
ncj			Mexicatl	Northern Puebla Nahuatl
nck				Na-kara
ncl			Gente natural	Michoacán Nahuatl
ncm				Nambo
ncn				Neherneh
nco				Sibe
ncq		Laoo	ປັຣນາຍ ກາຕາງ	Northern Katang
ncr			Nchane	Nchane
ncs		Zxxx		Nicaraguan Sign Language
nct				Chothe Naga
ncu			Kyo̱ŋbo̱ro̱ŋ-nɔ	Chumburung
ncx				Central Puebla Nahuatl
ncz				Natchez
nda				Ndasa
ndb			Kenswei Nsei	Kenswei Nsei
ndc			Chindau	Ndau
ndd				Nde-Nsele-Nta
nde	nd		isiNdebele	Ndebele
ndf		Cyrl		Nadruvian
ndg				Ndengereko
ndh			Chindali	Ndali
ndi			Sama	Samba Leko
ndj			Ndamba	Ndamba
ndk				Ndaka
ndl				Ndolo
ndm				Ndam
ndn				Ngundi
ndo	ng		Oshindonga	Ndonga
ndp				Kebu
ndq				Ndombe
ndr				Ndoola
nds			Neddersass’sch	Low Saxon
ndt				Ndunga
ndu				Dugun
ndv			Ndút	Ndut
ndw				Ndobo
ndx				Nduga
ndy			Luto	Luto
ndz			Có Ndógó	Ndogo
nea				Eastern Ngad’a
neb			Wɛɛn	Toura
nec				Nedebang
ned				Nde-Gbite
nee				Nêlêmwa-Nixumwak
nef		Zyyy		Nefamese
neg		Cyrl		Negidal
neh		Tibt		Nyenkha
nei		Xsux		Neo-Hittite
nej				Neko
nek				Neku
nem				Nemi
nen			Nengone	Nengone
neo				Ná-Meo
nep	ne	Deva	नेपाली	Nepali
neq			Ayuuk	North Central Mixe
ner				Yahadian
nes		Zyyy		Bhoti Kinnauri
net				Nete
neu				Neo
nev		Zyyy		Nyaheun
new		Deva	नेपाल भाषा	Newar
nex				Neme
ney			Nɩ́wɔlɩ	Neyo
nez			Niimi'ipuutímt	Nez Perce
nfa			Lii Dhao	Dhao
nfd				Ahwai
nfl				Äiwoo
nfr			Nafaanra	Nafaanra
nfu			Mfɨ́ti	Mfumte
nga			Ngbaka	Ngbaka
ngb			Ngbandi	Northern Ngbandi
ngc				Ngombe
ngd				Ngando
nge				Ngemba
ngg				Ngbaka Manza
ngh				Nǁng
ngi				Ngizim
ngj			Ungie	Ngie
ngk				Dalabon
ngl			Elomwe	Lomwe
ngm				Ngatik Men’s Creole
ngn			Engwo	Ngwo
ngp			Ngulu	Ngulu
ngq			Kengoreme	Ngoreme
ngr				Engdewu
ngs				Gvoko
ngt		Laoo		Kriang
ngu			Nauatlajtojli	Guerrero Nahuatl
ngv				Nagumi
ngw				Ngwaba
ngx				Nggwahyi
ngy				Tibea
ngz			Engungwel	Ngungwel
nha				Nhanda
nhb				Beng
nhc				Tabasco Nahuatl
nhd			Ava-Guaraní	Ava Guaraní
nhe			Mexkatl	Eastern Huasteca Nahuatl
nhf				Nhuwala
nhg			Mösiehuali̱	Tetelcingo Nahuatl
nhh		Zyyy		Nahari
nhi			Mehcanohtlahtol	Zacatlán-Ahuacatlán-Tepetzintla Nahuatl
nhk				Isthmus-Cosoleacaque Nahuatl
nhm			Ika mejikano	Morelos Nahuatl
nhn				Central Nahuatl
nho			Takuu	Takuu
nhp				Isthmus-Pajapan Nahuatl
nhq				Huaxcaleca Nahuatl
nhr			Naro	Naro
nht				Ometepec Nahuatl
nhu			Nooni	Noone
nhv				Temascaltepec Nahuatl
nhw			Nahuatl	Western Huasteca Nahuatl
nhx			Melaꞌtájto̱l	Isthmus-Mecayapan Nahuatl
nhy			Nāhuatlahtōlli	Northern Oaxaca Nahuatl
nhz				Santa María la Alta Nahuatl
nia			Li Nias	Nias
nib				Nakame
nid				Ngandi
nie			Lua	Niellim
nif			Nek	Nek
nig				Ngalakgan
nih			Ishinyiha	Tanzania Nyiha
nii			Ek Nii	Nii
nij			Ngaju	Ngaju
nik		Zyyy		Southern Nicobarese
nil				Nila
nim			Kĩnilyamba	Nilamba
nin			Ninzo	Ninzo
nio		Cyrl	Ня”	Nganasan
niq				Nandi
nir			Nmblong nmbuo	Nimboran
nis				Sama
nit		Telu		Southeastern Kolami
niu			Vagahau Niuē	Niue
niv		Cyrl	Nivxgu	Gilyak
niw				Nimo
nix				Hema
niy			Ndrǔna	Ngiti
niz				Ningil
nja			Wur Nzanyi	Nzanyi
njb				Nocte Naga
njd				Ndonde Hamba
njh			Kyong	Lotha Naga
nji				Gudanji
njj				Njen
njl				Njalgulgule
njm			Tenyidie	Angami Naga
njn			Liangkhon	Liangmai Naga
njo			Ao Naga	Ao Naga
njr				Njerep
njs				Nisa
njt				Ndyuka-Trio Pidgin
nju				Ngadjunmaya
njx				Kunyi
njy			Njyem	Njyem
njz			Nyishi	Nyishi
nka			Shinkoya	Nkoya
nkb				Khoibu Naga
nkc				Nkongho
nkd				Koireng
nke				Dughore
nkf			Inpui	Inpui Naga
nkg			Nekgini	Nekgini
nkh			Kuzhale	Khezha Naga
nki			Thangkhal Haam	Thangal Naga
nkj				Nakai
nkk			Tanokuku	Tanokuku
nkm				Namat
nkn				Nkangala
nko			Nkonya	Nkonya
nkp		Zyyy		Niuatoputapu
nkq				Nkami
nkr			Nukuoro	Nukuoro
nks				North Asmat
nkt				Tanzania Nyika
nku			Bouna Kulango	Bouna Kulango
nkv				Nyika
nkw			Lonkfukfutu	Nkutu
nkx				Nkoroo
nkz				Nkari
nla			Ngombale	Ngombale
nlc			Mek	Nalca
nld	nl		Nederlands	Dutch
nle			Lunyala	Nyala
nlg			Gela	Gela
nli		Arab		Grangali
nlj				Nyali
nlk				Ninia Yali
nll		Zyyy		Nihali
nlm		Arab		Mankiyali
nlo				Ngwii
nlq				Lao Naga
nlu				Nchumbulu
nlv			Nawatl	Orizaba Nahuatl
nlw				Walangama
nlx		Deva		Nahali
nly				Nyamal
nlz			Nalögo	Nalögo
nma			Maram	Maram Naga
nmb			V'ənen Taut	V’ënen Taut
nmc				Ngam
nmd				Ndumu
nme				Mzieme Naga
nmf			Tangkhul	Tangkhul Naga
nmg			Kwasio	Kwasio
nmh			Si:rti	Monsang Naga
nmi				Nyam
nmj				Ngombe
nmk			Naman aban	Namakura
nml				Ndemli
nmm		Deva	ङ्‍येश्याङ्‍ते	Nyeshangte
nmn				Taa
nmo			Bujuurchong	Moyon Naga
nmp				Nimanbur
nmq			chiNambya	Nambya
nmr				Nimbari
nms				Letemboi
nmt				Namonuito
nmu				Northeast Maidu
nmv				Ngamini
nmw			Rifao	Rifao
nmx				Nama
nmy		Zyyy		Namuyi
nmz			Nawdm	Nawdm
nna				Nyangumarta
nnb			Kinande	Nande
nnc			Nangjere	Nancere
nnd			Havakinau	West Ambae
nne				Ngandjera
nnf			Ngaing	Ngaing
nng			Maringa Tlou	Maring Naga
nnh			Shwóŋò ngiembɔɔn	Ngiemboon
nni				North Nuaulu
nnj			Nga-Nyangatom	Nyangatom
nnk			Nankinawam	Nankina
nnl			Ntenyi	Northern Rengma Naga
nnm				Namia
nnn				Ngete
nno	nn		norsk nynorsk	Norwegian Nynorsk
nnp		Wcho	वांचो	Wancho Naga
nnq			Ngindo	Ngindo
nnr				Narungga
nnt				Nanticoke
nnu				Dwang
nnv				Nugunu
nnw			Nʋnɩ	Southern Nuni
nny				Nyangga
nnz				Nda’nda’
noa			Woun Meu	Woun Meu
nob	nb		norsk bokmål	Norwegian Bokmål
noc				Nuk
nod		Lana	คำเมือง	Northern Thai
noe		Deva		Nimadi
nof				Nomane
nog		Cyrl	Ногай тили	Nogai
noh				Nomu
noi		Deva	नोइरि	Noiri
noj				Nonuya
nok				Nooksack
nol		Zyyy		Nomlaki
non		Runr		Old Norse
nop			Numaŋgaŋ	Numanggang
noq				Ngongo
nor	no		norsk	Norwegian
nos		Yiii		Eastern Nisu
not			Nomatsigenga	Nomatsigenga
nou				Ewage-Notu
nov				Novial
now				Nyambo
noy				Noy
noz		Zyyy		Nayi
npa		Zyyy		Nar Phu
npb		Tibt		Nupbikha
npg			Gongwang Naga	Ponyo-Gongwang Naga
nph			Phom	Phom Naga
npi		Deva	नेपाली	Nepali
npl				Southeastern Puebla Nahuatl
npn				Mondropolon
npo			Pochury	Pochuri Naga
nps				Nipsan
npu				Puimei Naga
npx				Noipä
npy			Pekurehua	Napu
nqg				Southern Nago
nqk				Kura Ede Nago
nql				Ngendelengo
nqm				Ndom
nqn				Nen
nqo		Nkoo	ߒߞߏ	N’Ko
nqq				Chen-Kayu Naga
nqt				Nteng
nqy				Akyaung Ari Naga
nra				Ngom
nrb			Nara	Nara
nrc		Zyyy		Noric
nre			Terüpvunyu	Southern Rengma Naga
nrf			Dgernesiais	Jèrriais
nrg			Varsaf	Varsaf
nri				Chokri Naga
nrk				Ngarla
nrl				Ngarluma
nrm				Narom
nrn		Runr		Norn
nrp				North Picene
nrr		Zyyy		Nora
nrt		Zyyy		Northern Kalapuya
nru				Narua
nrx				Ngurmbur
nrz				Lala
nsa			Sangtam	Sangtam Naga
nsb				Lower Nossob
nsc				Nshi
nsd		Yiii		Southern Nisu
nse			Chinsenga	Nsenga
nsf		Yiii		Northwestern Nisu
nsg				Ngasa
nsh				Ngoshie
nsi		Zxxx		Nigerian Sign Language
nsk		Cans	Naskapi	Naskapi
nsl		Zxxx		Norwegian Sign Language
nsm			Sümi	Sumi Naga
nsn			Nehan	Nehan
nso			Sesotho sa Leboa	Northern Sotho
nsp		Zxxx		Nepalese Sign Language
nsq				Northern Sierra Miwok
nsr		Zxxx		Maritime Sign Language
nss			Nali	Nali
nst		Tnsa	Tangshang	Tangsa Naga
nsu			Nahuatl	Sierra Negra Nahuatl
nsv		Yiii		Southwestern Nisu
nsw				Balen
nsx				Songo
nsy				Nasal
nsz				Nisenan
ntd				Northern Tidung
nte				Nathembo
ntg				Ngantangarra
nti				Natioro
ntj			Ngaanyatjarra	Ngaanyatjarra
ntk			Eghiikoma	Ikoma-Nata-Isenye
ntm			Naàteǹni	Nateni
nto				Ntomba
ntp			Oodamicʌdʌ	Northern Tepehuan
ntr			Delo	Delo
ntu			Natqgu	Natügu
ntw		Zyyy		Nottoway
ntx			Tangkhul Naga	Tangkhul Naga
nty		Yiii		Mantsi
ntz		Arab		Natanzi
nua				Yuanga
nuc				Nukuini
nud				Gala
nue				Ngundu
nuf			Nu-su	Nusu
nug				Nungali
nuh				Ndunda
nui			Kombe	Kombe
nuj			Lunyole	Nyole
nuk				Nuu-chah-nulth
nul				Nusa Laut
num			Niuafo'ou	Niuafo’ou
nun			Anong	Anong
nuo				Nguôn
nup			Nupe	Nupe-Nupe-Tako
nuq			Nukumanu	Nukumanu
nur				Nukeria
nus			Thok Nath	Nuer
nut			Nohng	Nung
nuu				Ngbundu
nuv				Northern Nuni
nuw				Nguluwan
nux				Mehek
nuy			Nunggubuyu	Nunggubuyu
nuz			Nawatlajtoli	Tlamacazapa Nahuatl
nvh				Nasarian
nvm			Namiaiko	Namiae
nvo				Nyokon
nwa		Zyyy		Nawathinehena
nwb			Nyabobɔgʋ	Nyabwa
nwc		Newa		Classical Newari
nwe				Ngwe
nwg				Ngayawung
nwi			Nɨvhaar	Southwest Tanna
nwm				Nyamusa-Molo
nwo				Nauo
nwr				Nawaru
nww				Ndwewe
nwx		Deva		Middle Newar
nwy		Zyyy		Nottoway-Meherrin
nxa				Nauete
nxd				Ngando
nxe				Nage
nxg				Ngad’a
nxi				Nindi
nxk		Zyyy		Kokak Naga
nxl				South Nuaulu
nxm		Tfng		Numidian
nxn				Ngawun
nxo				Ndambomo
nxq			Naqxi geezheeq	Naxi
nxr				Ninggerum
nxx				Nafri
nya	ny		Chicheŵa	Chichewa
nyb			Tutrugbu	Nyagbo
nyc				Nyanga-li
nyd			Lunyole	Olunyole
nye				Nyengo
nyf			Kigiryama	Kigiryama
nyg			Kinyindu	Nyindu
nyh				Nyikina
nyi			Ámá	Ama
nyj				Nyanga
nyk			Oluñaneka	Nyaneka
nyl		Thai		Nyeu
nym			Kinyamwezi	Nyamwezi
nyn			Runyankore	Nyankore
nyo			Runyoro	Nyoro
nyp				Nyang’i
nyq		Arab		Nayini
nyr			Shinyiha	Malawi Nyiha
nys				Nyungar
nyt				Nyawaygi
nyu			Cinyungwe	Nyungwe
nyv				Nyulnyul
nyw		Thai		Nyaw
nyx				Nganyaywana
nyy			Kɨnyakyʉsa	Nyakyusa-Ngonde
nza			Mbémbe	Tigon Mbembe
nzb				Njebi
nzd				Nzadi
nzi			Nzema	Nzema
nzk			Nzakala	Nzakara
nzm			Zeme	Zeme Naga
nzr				Dir-Nyamzak-Mbarimi
nzs		Zxxx		New Zealand Sign Language
nzu				Teke-Nzikou
nzy			Nzakambay	Nzakambay
nzz				Nanga Dama Dogon
oaa		Cyrl		Orok
oac		Cyrl		Oroch
oar		Syrc		Old Aramaic (up to 700 BCE)
oav		Geor		Old Avar
obi				Obispeño
obk				Southern Bontok
obl				Oblo
obm		Phnx		Moabite
obo			Minonuvu	Obo Manobo
obr		Mymr		Old Burmese
obt				Old Breton
obu				Obulom
oca			Dyo'xaiya-o-lvo'tsa	Ocaina
och		Zyyy		Old Chinese
oci	oc		occitan	Occitan
ocm		Zyyy		Old Cham
oco				Old Cornish
ocu				Atzingo Matlatzinca
oda				Odut
odk		Arab		Oadki
odt				Old Dutch
odu			Ọḍual	Odual
ofo		Zyyy		Ofo
ofs				Old Frisian
ofu				Efutop
ogb				Ogbia
ogc			Ọgba	Ogbah
oge		Geok		Old Georgian
ogg				Ogbogolo
ogo				Khana
ogu				Ogbronuagum
oht		Xsux		Old Hittite
ohu				Old Hungarian
oia				Oirata
oie				Okolie
oin				Inebu One
ojb			Nakawēmowin	Northwestern Ojibwa
ojc				Central Ojibwa
ojg		Cans	Jibwemwin	Ojibwa
oji	oj	Cans		Ojibwa
ojp		Zyyy		Old Japanese
ojs		Cans	ᐊᓂᐦᔑᓂᓃᒧᐏᐣ	Oji-Cree
ojv			Luangiua	Ontong Java
ojw			Anishnaubemowin	Western Ojibwa
oka			Nsyilxcən	Okanagan
okb				Okobo
okc				Kobo
okd				Okodia
oke				Okpe
okg				Koko Babangk
okh		Zyyy		Koresh-e Rostam
oki				Okiek
okj		Zyyy		Oko-Juwoi
okk				Kwamtim One
okl		Zxxx		Old Kentish Sign Language
okm		Hang		Middle Korean (10th-16th cent.)
okn		Zyyy		Oki-No-Erabu
oko		Hani		Old Korean (3rd-9th cent.)
okr			Kịrịkẹ	Kirike
oks				Oko-Eni-Osayen
oku			Əblam Əbkuo	Oku
okv			Orokaiva	Orokaiva
okx				Okpe
okz		Khmr		Old Khmer
ola		Deva		Walungge
old				Mochi
ole		Tibt		Olekha
olk				Olkol
olm				Oloma
olo			Livvin kieli	Livvi-Karelian
olr			Olrat	Olrat
olt				Old Lithuanian
olu			Kuvale	Kuvale
oma				Omaha-Ponca
omb			Havai	East Ambae
omc				Mochica
omg				Omagua
omi			Òmíti	Omi
omk		Cyrl		Omok
oml				Ombo
omn		Lina		Minoan
omo				Utarmbung
omp		Mtei		Old Manipuri
omr		Modi		Old Marathi
omt				Omotik
omu				Omurano
omw			Tairora	South Tairora
omx		Mymr		Old Mon
omy		Zyyy		Old Malay
ona				Ona
onb		Zyyy		Lingao
one			Onʌyota’a:ka	Oneida
ong			Il	Olo
oni				Onin
onj				Onjob
onk				Kabore One
onn			Onobasulu	Onobasulu
ono			Onoñda'géga'	Onondaga
onp			Sartang	Sartang
onr				Northern One
ons			Ono	Ono
ont				Ontenu
onu			Unua	Unua
onw		Copt		Old Nubian
onx				Onin Based Pidgin
ood			Oʼodham ha-ñeʼokĭ	Tohono O’odham
oog		Zyyy		Ong
oon		Deva		Öñge
oor				Oorlams
oos		Zyyy		Old Ossetic
opa				Okpamheri
opk				Kopkaka
opm				Oksapmin
opo				Opao
opt				Opata
opy				Ofayé
ora				Oroha
orc			Orma	Orma
ore			Maijuna	Maijuna
org				Oring
orh		Zyyy		Oroqen
ori	or	Orya	ଓଡ଼ିଆ	Oriya
orm	om		Oromoo	Oromo
orn				Orang Kanaq
oro				Orokolo
orr				Oruma
ors				Orang Seletar
ort		Telu	ఆదివాసి ఒరియ	Adivasi Oriya
oru		Arab		Ormuri
orv		Cyrl		Old Russian
orw				Oro Win
orx				Oro
ory		Orya	ଓଡ଼ିଆ	Oriya
orz				Ormu
osa		Osge	Wazhazhe ie	Osage
osc		Ital		Oscan
osi		Java		Osing
osn		Sund		Old Sundanese
oso				Ososo
osp				Old Spanish
oss	os	Cyrl	ирон	Ossetic
ost				Osatu
osu				Southern One
osx				Old Saxon
ota		Arab		Ottoman Turkish (1500-1928)
otb		Tibt		Old Tibetan
otd				Ot Danum
ote			Hñähñu	Mezquital Otomi
oti				Oti
otk		Orkh		Old Turkish
otl				Tilapa Otomi
otm			Nyuhu	Eastern Highland Otomi
otn			Ñųhų	Tenango Otomi
otq			Ñhöñhö	Querétaro Otomi
otr			Ḏuṯuɽu	Otoro
ots			Hñatho	Estado de México Otomí
ott			Ñatho	Temoaya Otomi
otu				Otuke
otw			Daawaamwin	Ottawa
otx			Ñųhų	Texcatepec Otomi
oty		Gran		Old Tamil
otz				Ixtenco Otomi
oua		Zyyy		Tagargrent
oub				Glio-Oubi
oue				Oune
oui		Ougr		Old Uighur
oum				Ouma
ovd			Övkallmå̢leð	Övdalian
owi				Owiniga
owl				Old Welsh
oyb		Zyyy		Oy
oyd				Oyda
oym			Wajãpi	Wayampi
oyy				Oya’oya
ozm			Kɔɔnzime	Koonzime
pab			Haliti	Parecís
pac			Cang Pacóuh	Pacoh
pad			Pamoari	Paumarí
pae			Pagabete	Pagibete
paf				Paranawát
pag			Pangasinan	Pangasinan
pah			Kagwahiva	Tenharim
pai				Pye
pak				Parakanã
pal		Phli		Pahlavi
pam			Kapampangan	Kapampangan
pan	pa	Guru	ਪੰਜਾਬੀ	Eastern Punjabi
pao			Numu	Northern Paiute
pap			Papiamentu	Papiamento
paq		Cyrl		Parya
par				Timbisha
pas				Papasena
pau			Tekoi ra Belau	Palauan
pav				Pakaásnovos
paw				Pawnee
pax				Pankararé
pay				Pech
paz				Pankararú
pbb			Nasa Yuwe	Nasa
pbc				Patamona
pbe				Mezontla Popoloca
pbf				Coyotepec Popoloca
pbg				Paraujano
pbh			E'ñepa	E’ñapa Woromaipu
pbi			Gwaɗi Parəkwa	Parkwa
pbl				Mak
pbm				Puebla and Northeastern Mazatec
pbn				Kpasham
pbo			Oyum	Papel
pbp				Badyara
pbr			Khipangwa	Pangwa
pbs			Xi'oi	Central Pame
pbt		Arab	پښتو	Southern Pashto
pbu		Arab	پښتو	Pushto
pbv				Pnar
pby				Pyu
pca			Nquivā	Santa Inés Ahuatempan Popoloca
pcb		Khmr		Pear
pcc				Bouyei
pcd			Picard	Picard
pce		Mymr	ဒါအာင်	Ruching Palaung
pcf		Mlym		Paliyan
pcg		Mlym	பணிய	Paniya
pch		Deva		Pardhan
pci		Deva	दुरवा	Duruwa
pcj		Telu		Parenga
pck			Paite Chin	Paite Chin
pcl		Zyyy		Pardhi
pcm			Naijíriá Píjin	Nigerian Pidgin
pcn				Abishi
pcp				Pacahuara
pcw				Piapung
pda				Anam
pdc			Deitsch	Pennsylvania German
pdi		Zyyy		Pa Di
pdn				Fedan
pdo				Padoe
pdt			Plautdietsch	Plautdietsch
pdu			Kayăn	Kayan
pea				Peranakan Indonesian
peb				Eastern Pomo
ped			Mala	Mala
pee				Taje
pef		Zyyy		Northeastern Pomo
peg		Orya		Pengo
peh		Zyyy		Bonan
pei				Chichimeco-Jonaz
pej		Zyyy		Northern Pomo
pek				Penchal
pel				Pekal
pem			Giphende	Phende
peo		Xpeo		Old Persian (ca. 600-400 B.C.)
pep			Kanja	Kanja
peq				Southern Pomo
pes		Arab	فارسی	Persian
pev				Pémono
pex				Petats
pey				Petjo
pez				Eastern Penan
pfa				Pááfang
pfe			Pɛrɛ	Pere
pfl			Pälzisch	Palatinate Franconian
pga			Arabi	Juba Arabic
pgd		Khar		Gāndhārī
pgg		Deva	पंगवाड़ी	Pangwali
pgi				Pagi
pgk				Rerep
pgl		Ogam		Primitive Irish
pgn		Ital		Paelignian
pgs				Pangseng
pgu				Pagu
pgz		Zxxx		Papua New Guinean Sign Language
pha		Zyyy		Pa-Hng
phd		Deva		Phudagi
phg				Phuong
phh				Phula
phj		Zyyy		Pahari
phk		Mymr	ၸႃကေ	Phake
phl		Arab		Palula
phm				Phimbi
phn		Phnx		Phoenician
pho		Laoo		Phunoi
phq		Zyyy		Phana’
phr		Arab	پہاڑی-پوٹھواری	Pahari-Potwari
pht		Thai	ผู้ไท	Phu Thai
phu		Thai		Phuan
phv		Arab		Pahlavani
phw		Deva		Phangduwali
pia			Oob No'ok	Pima Bajo
pib			Yine	Yine
pic				Pinji
pid			De'aruwã thiwene	Piaroa
pie		Zyyy		Piro
pif			Pingelap	Pingelapese
pig				Pisabo
pih				Pitcairn-Norfolk
pii				Pini
pij				Pijao
pil			Yom	Yom
pim				Powhatan
pin				Piame
pio			Wenewika	Piapoco
pip			Péerò	Pero
pir				Piratapuyo
pis			Pijin	Pijin
pit				Pitta Pitta
piu				Pintupi-Luritja
piv				Vaeakau-Taumako
piw			Chɨpɨmbwe	Pimbwe
pix				Piu
piy			Ambandi	Piya-Kwonci
piz				Pije
pjt			Pitjantjatjara	Pitjantjatjara
pka		Brah		Ardhamāgadhī Prākrit
pkb			Kipfokomu	Kipfokomu
pkc		Zyyy		Paekche
pkg				Pak-Tong
pkh				Pangkhua
pkn				Pakanha
pko			ngala Pökot	Pökoot
pkp			Te Leo Wale	Pukapuka
pkr		Mlym	പാല് കുറുമ്പ	Attapady Kurumba
pks		Zxxx		Pakistan Sign Language
pkt		Zyyy		Maleng
pku				Paku
pla			Miani	Miani
plb				Atin
plc				Central Palawano
pld				Polari
ple				Palu’e
plg				Pilagá
plh				Paulohi
pli	pi	Sinh	पालि	Pali
plk		Arab		Kohistani Shina
pll		Mymr	ဆာမ်လိုင်	Shwe Palaung
pln				Palenquero
plo				Oluta Popoluca
plp		Deva		Palpa
plq		Zyyy		Palaic
plr				Palaka Sénoufo
pls			Ngigua	San Marcos Tlacoyalco Popoloca
plt			Malagasy	Malagasy
plu			Pa'ikwaki	Palikúr
plv				Southwest Palawano
plw			Palawano	Brooke’s Point Palawano
ply		Zyyy		Bolyu
plz				Paluan Murut
pma			selusien ten out Voum	Paama
pmb				Pambia
pmd				Pallanganmiddang
pme				Pwaamei
pmf				Pamona
pmh		Brah		Māhārāṣṭri Prākrit
pmi				Northern Pumi
pmj				Southern Pumi
pml				Lingua Franca
pmm				Pol
pmn				Pam
pmo				Pom
pmq			Xi'iuy	Northern Pame
pmr				Manat
pms			piemontèis	Piedmontese
pmt			Pa'umotu	Tuamotuan
pmw				Plains Miwok
pmx			Poula	Poumai Naga
pmy			Melayu Papua	Papuan Malay
pmz				Southern Pame
pna				Punan Bah-Biau
pnb		Arab	پنجابی	Lahnda
pnc				Pannei
pnd				Mpinda
pne				Western Penan
png			Ta̱rin	Pangu
pnh			Mangarongaro	Penrhyn
pni				Aoheng
pnj				Pinjarup
pnk				Paunaka
pnl				Paleni
pnm				Punan Batu
pnn			Pinai-Hagahai	Pinai-Hagahai
pno				Panobo
pnp				Pancana
pnq				Pana
pnr				Panim
pns				Ponosakan
pnt		Grek	Ποντιακά	Pontic
pnu		Zyyy		Jiongnai Bunu
pnv				Pinigura
pnw				Banyjima
pnx		Zyyy		Phong-Kniang
pny			Àshwəŋnə̀ Pìnyinə	Pinyin
pnz				Pana
poc			Qaq'oral	Poqomam
poe			Ngiva	San Juan Atzingo Popoloca
pof				Poke
pog				Potiguára
poh			Poqon	Poqomchi’
poi			Nuntajɨyi	Highland Popoluca
pok				Pokangá
pol	pl		polski	Polish
pom				Southeastern Pomo
pon			Pohnpei	Pohnpeian
poo				Central Pomo
pop				Pwapwâ
poq				Texistepec Popoluca
por	pt		Português	Portuguese
pos				Sayula Popoluca
pot			Bode'wadmi	Potawatomi
pov			Kiriol	Guinea-Bissau Creole
pow			Nguiva	San Felipe Otlaltepec Popoloca
pox		Zyyy		Polabian
poy			Pogolo	Pogolo
ppe				Baiyamo
ppi				Paipai
ppk			Basa Uma	Uma
ppl			Nahuat	Nahuat
ppm				Papuma
ppn				Papapana
ppo			Folopa	Folopa
ppp				Pelende
ppq				Pefiyahe
pps			Ngigua	San Luís Temalacayuca Popoloca
ppt				Pa
ppu		Zyyy		Papora-Hoanya
pqa				Pa’anci
pqm			Peskotomuhkati Wolastoqewi Latuwewakon	Malecite-Passamaquoddy
pra		Khar		Prakrit languages
prb		Zyyy		Lua'
prc		Arab		Parachi
prd		Arab		Parsi-Dari
pre			Lung'Ie	Principense
prf			Paranan	Paranan
prg			prūsiskan	Prussian
prh				Porohanon
pri			Paicî	Paicî
prk				Parauk Wa
prl		Zxxx		Peruvian Sign Language
prm				Kibiri
prn		Arab		Prasuni
pro				Old Provençal (to 1500)
prq				Perené Ashéninka
prr				Puri
prs		Arab	دری	Dari
prt		Thai	ไปร	Prai
pru				Puragi
prw				Parawen
prx		Arab		Purig
prz		Zxxx		Providencia Sign Language
psa				Asue Awyu
psc		Zxxx		Iranian Sign Language
psd		Zxxx		Plains Indian Sign Language
pse				Central Malay
psg		Zxxx		Penang Sign Language
psh		Arab		Southwest Pashai
psi		Arab	پَشَي	Southeast Pashai
psl		Zxxx		Puerto Rican Sign Language
psm				Pauserna
psn				Panasuan
pso		Zxxx		Polish Sign Language
psp		Zxxx		Filipino Sign Language
psq			Pasi	Pasi
psr		Zxxx		Portuguese Sign Language
pss			Kaulong	Kaulong
pst		Arab	پښتو	Central Pashto
psu		Brah		Sauraseni Prākrit
psw				Port Sandwich
psy		Zyyy		Piscataway
pta			Pai Tavyterã	Pai Tavytera
pth				Pataxó Hã-Ha-Hãe
pti				Pintiini
ptn				Patani
pto				Zo’é
ptp				Patep
ptq		Zyyy		Pattapu
ptr				Tapiafaru
ptt				Enrekang
ptu			Basa Bambam	Bambam
ptv				Port Vato
ptw		Zyyy		Pentlatch
pty		Zyyy		Pathiya
pua			P’urhe	Western Highland Purepecha
pub				Purum
puc				Punan Merap
pud				Punan Aput
pue				Puelche
puf				Punan Merah
pug			Phuieŋ	Phuie
pui				Puinave
puj				Punan Tubu
puk		Zyyy		Pu Ko
pum		Deva	पुमा	Puma
puo				Puoc
pup				Pulabu
puq				Puquina
pur				Puruborá
pus	ps	Arab	پښتو	Pushto
put				Putoh
puu			Yipunu	Punu
puw				Puluwatese
pux				Puare
puy				Purisimeño
pwa				Pawaia
pwb				Panawa
pwg			Gapapaiwa	Gapapaiwa
pwi		Zyyy		Patwin
pwm			Molbog	Molbog
pwn			Pinayuanan	Paiwan
pwo		Mymr		Pwo Western Karen
pwr		Deva		Powari
pww		Thai	พล้อง	Pwo Northern Karen
pxm			Ayuk	Quetzaltepec Mixe
pye			‑Pɩɛwin	Pye Krumen
pym			Pyam	Pyam
pyn				Poyanáwa
pys		Zxxx		Paraguayan Sign Language
pyu			Pinuyumayan	Puyuma
pyx		Mymr		Pyu (Myanmar)
pyy			Bisu	Pyen
pze				Pesse
pzh			Pazeh	Pazeh
pzn			Jaijairai	Jejara Naga
qua				Quapaw
qub			Runa shimi	Huallaga Quechua
quc			K'iche'	K’iche’
qud			Kichwa Shimi	Calderón Highland Quichua
que	qu		Runasimi	Quechua
quf			Linwaras	Lambayeque Quechua
qug			Chaupi Urcucuna Kichwa	Chimborazo Highland Quichua
qui				Quileute
quk			Llakwash	Chachapoyas Quechua
qul			Quechua	North Bolivian Quechua
qum				Sipakapense
qun			kwinaył	Quinault
qup			Inka	Southern Pastaza Quechua
quq				Mercheros
qur				Chaupihuaranga Quechua
qus			Quichua	Santiago del Estero Quichua
quv			Tujaal tziij	Sakapulteko
quw			Runa Shimi	Tena Lowland Quichua
qux				Yauyos Quechua
quy			Chanka runasimi	Ayacucho Quechua
quz			Runasimi	Quechua
qva			Quechua	Ambo-Pasco Quechua
qvc			Kichwa	Cajamarca Quechua
qve			Quechua	Eastern Apurímac Quechua
qvh			Runa Simi	Huamalíes-Dos de Mayo Quechua
qvi			Kichwa Shimi	Imbabura Highland Quichua
qvj				Loja Highland Quichua
qvl				Cajatambo North Lima Quechua
qvm			Quechua	Margos-Yarowilca-Lauricocha Quechua
qvn			Quechua	North Junín Quechua
qvo			Napo Kichwa shimi	Napo Quichua
qvp				Pacaraos Quechua
qvs			Kechwa	San Martín Quechua
qvw			Kichwa	Huaylla Wanca Quechua
qvy		Zyyy		Queyu
qvz			Runa Shimi	Northern Pastaza Quichua
qwa			Llaqwash	Corongo Ancash Quechua
qwc				Classical Quechua
qwh			Anqas Qichwa	Huaylas Ancash Quechua
qwm				Kuman
qws			Quechua	Sihuas Ancash Quechua
qwt				Kwalhioqua-Tlatskanai
qxa				Chiquián Quechua
qxc				Chincha Quechua
qxh			Panao Quechua	Panao Quechua
qxl			Salasaca Shimibi	Salasaca Highland Quichua
qxn			Quechua	Northern Conchucos Quechua
qxo			Quechua	Southern Conchucos Quechua
qxp			Qhichwa simi	Puno Quechua
qxq		Arab	قاشقایجا	Kashkay
qxr			Kichwa Shimi	Cañar Highland Quichua
qxs		Zyyy		Southern Qiang
qxt				Santa Ana de Tusi Pasco Quechua
qxu				Arequipa-La Unión Quechua
qxw				Jauja Wanca Quechua
qya				Quenya
qyp				Quiripi
raa		Deva		Dungmali
rab		Deva	चाम्लिङ	Chamling
rac				Rasawa
rad			klei Êđê	Rade
raf		Deva		Western Mewahang
rag			Lulogooli	Lulogooli
rah		Beng	রাভা	Rabha
rai			Ramoaaina	Ramoaaina
raj		Deva	राजस्थानी	Rajasthani
rak				Tulu-Bohuai
ral		Zyyy		Ralte
ram			Canela	Canela
ran				Riantana
rao				Rao
rap			Rapa Nui	Rapa Nui
raq		Zyyy		Saam
rar			Te Reo Maori	Cook Islands Maori
ras		Zyyy		Tegali
rat		Zyyy		Razajerdi
rau		Zyyy		Raute
rav		Deva		Sampang
raw			Rvwang	Rawang
rax				Rang
ray			Reo Rapa	Rapa
raz				Rahambuu
rbb		Mymr		Rumai Palaung
rbk				Northern Bontok
rbl				Miraya Bikol
rbp				Barababaraba
rcf			Kréol rénioné	Réunion French Creole
rdb		Arab		Rudbari
rea				Rerau
reb				Rembong
ree				Rejang Kayan
reg				Kara
rei		Orya		Reli
rej				Rejang
rel			Afi Renꞌdille	Rendille
rem				Remo
ren			Rơngao	Rengao
rer		Zyyy		Rer Bare
res			Tsureshe	Reshe
ret				Reta
rey				Reyesano
rga				Mores
rge		Zyyy		Romano-Greek
rgk		Zyyy		Rangkas
rgn			Rumagnol	Romagnol
rgr				Resígaro
rgs				Southern Roglai
rgu			Rikou	Rikou
rhg		Rohg	Ruwainggya	Rohingya
rhp				Yahang
ria			Kau Bru	Riang
rib		Zxxx		Bribri Sign Language
rie		Zyyy		Rien
rif			ⵜⴰⵔⵉⴼⵉⵜ	Tarifit
ril			Reu Yaang	Riang Lang
rim			Kinyaturu	Nyaturu
rin				Nungu
rir				Ribun
rit				Ritharrngu
riu				Riung
rjg				Rajong
rji		Deva		Raji
rjs		Deva	राजबंशी	Rajbanshi
rka		Khmr		Kraol
rkb			Rikbaktsa	Rikbaktsa
rkh			Rakahanga-Manihiki	Rakahanga-Manihiki
rki		Mymr	ရခိုင်	Rakhine
rkm				Marka
rkt		Beng	রংপুরী	Rangpuri
rkw				Arakwal
rma				Rama
rmb				Rembarrnga
rmc			Romanes	Carpathian Romani
rmd				Traveller Danish
rme			Romanes	Angloromani
rmf			Kaalengo tšibbaha	Kalo Finnish Romani
rmg				Traveller Norwegian
rmh				Murkim
rmi		Armn		Lomavren
rmk				Romkun
rml			Romani	Baltic Romani
rmm				Roma
rmn			Romani	Balkan Romani
rmo			Romanes	Sinte Romani
rmp			Aic	Rempi
rmq			Caló	Caló
rms		Zxxx		Romanian Sign Language
rmt		Arab		Domari
rmu				Tavringer Romani
rmv		Zyyy		Romanova
rmw			Romnimus	Welsh Romani
rmx				Romam
rmy			Romani	Romany
rmz		Mymr	မရမာ	Marma
rnb		Zxxx		Brunca Sign Language
rnd			Uruund	Ruund
rng			Xironga	Ronga
rnl			Ranglong	Ranglong
rnn				Roon
rnp		Zyyy		Rongpo
rnr				Nari Nari
rnw				Rungwa
rob			Tae'	Tae’
roc				Cacgia Roglai
rod				Rogo
roe				Uma
rof			Kihorombo	Rombo
rog			Radlai	Northern Roglai
roh	rm		rumantsch	Romansh
rol			Rumblumãnun	Romblomanon
rom				Romany
ron	ro		română	Romanian
roo			Rotokas reo	Rotokas
rop			Kriol	Kriol
ror				Rongga
rou				Runga
row			Rote Dela	Dela-Oenale
rpn				Repanbitip
rpt				Rapting
rri				Ririo
rrm				Moriori
rro			Waima	Waima
rrt				Arritinngithigh
rsb		Zyyy		Romano-Serbian
rsi		Zxxx		Rennellese Sign Language
rsk		Cyrl	руски	Ruthenian
rsl		Zxxx		Russian Sign Language
rsm		Zxxx		Miriwoong Sign Language
rsn		Zxxx		Rwandan Sign Language
rsw				Rishiwa
rtc				Rungtu Chin
rth				Ratahan
rtm				Rotuman
rts		Zyyy		Yurats
rtw		Deva		Rathawi
rub			Lugungu	Gungu
ruc			Ruruuli-Runyala	Ruruuli-Runyala
rue		Cyrl	русиньскый язык	Rusyn
ruf			Luguru	Luguru
rug			Roviana	Roviana
ruh		Zyyy		Ruga
rui				Rufiji
ruk			Kuche	Kuce
run	rn		Ikirundi	Rundi
ruo			Rumârește	Istro Romanian
rup			Armani	Aromanian
ruq				Megleno Romanian
rus	ru	Cyrl	Русский	Russian
rut		Cyrl	мыхӏабишды	Rutul
ruu			Lobu	Lanas Lobu
ruy				Mala
ruz				Ruma
rwa				Rawo
rwk			Kiruwa	Rwa
rwl				Ruwila
rwm			Kwamba	Amba
rwo			Rawa	Rawa
rwr		Deva	मारवाड़ी	Marwari
rxd				Ngardi
rxw				Karuwali
ryn		Zyyy		Northern Amami-Oshima
rys		Zyyy		Yaeyama
ryu		Kana	ウチナーグチ	Central Okinawan
rzh		Zyyy		Rāziḥī
saa			Saɓɓoŋ	Saba
sab			Buglere	Buglere
sac			Meskwaki	Meskwaki
sad			Sandawegki	Sandawe
sae				Sabanê
saf			Safale̱ba	Safaliba
sag	sg		Sängö	Sango
sah		Cyrl	саха тыла	Yakut
saj			Sahu	Sahu
sak				Sake
sam		Samr	ארמית	Samaritan Aramaic
san	sa	Deva	संस्कृत भाषा	Sanskrit
sao				Sause
saq			Kisampur	Samburu
sar				Saraveca
sas				Sasak
sat		Olck	ᱥᱟᱱᱛᱟᱲᱤ	Santhali
sau				Saleman
sav			Saafi-Saafi	Saafi-Saafi
saw				Sawi
sax			Dlo Kêt	Sa
say			Vigzar	Saya
saz		Saur	சௌராட்டிர மொழி	Sourashtra
sba			Ngambay	Ngambay
sbb				Simbo
sbc				Kele
sbd			San	Southern Samo
sbe			Saliba	Saliba
sbf		Zyyy		Shabo
sbg				Moi Lemas
sbh				Sori-Harengan
sbi				Seti
sbj				Surbakhal
sbk			Shisafwa	Safwa
sbl			Sambal Botolan	Botolan Sambal
sbm				Sagala
sbn		Arab		Sindhi Bhil
sbo				Sabüm
sbp			Ishisangu	Sangu
sbq				Sirva
sbr				Sembakung Murut
sbs				Kuhane
sbt				Kimki
sbu		Tibt		Stod Bhoti
sbv				Sabine
sbw				Simba
sbx				Seberuang
sby				Soli
sbz				Sara Kaba
scb				Chut
sce			Santa	Dongxiang
scf				San Miguel French Creole
scg				Sanggau
sch				Sakachep
sci				Sri Lankan Malay Creole
sck		Deva	सादरी	Sadri
scl		Arab	شینا	Shina
scn			sicilianu	Sicilian
sco			Scots	Scots
scp		Deva	ह्योल्मो	Hyolmo
scq		Zyyy		Chung
scs			Sahtúot’ı̨nę Yatı̨́	North Slavey
sct		Laoo	Kataang Rueal	Southern Katang
scu		Takr		Shumcho
scv				Sheni
scw				Sya
scx		Grek		Sicel
sda			Basa Tora'a	Toraja-Sa’dan
sdb		Arab		Shabak
sdc				Sassarese Sardinian
sde				Vori
sdf		Arab		Sarli
sdg		Arab		Savi
sdh		Arab	کوردی خوارگ	Southern Kurdish
sdj				Suundi
sdk			Sos Kundi	Sos Kundi
sdl		Zxxx		Saudi Arabian Sign Language
sdm				Semandang
sdn				Gallurese Sardinian
sdo			Bidayŭh Bukar-Sadung	Bidayuh Serian
sdp		Zyyy		Sherdukpen
sdq			Semandang	Semandang
sdr		Beng		Oraon Sadri
sds		Arab		Sened
sdt		Zyyy		Shuadit
sdu				Sarudu
sdx				Sibu Melanau
sdz		Zyyy		Sallands
sea			Semai	Semai
seb				Shempire Sénoufo
sec				Sechelt
sed			rơtéang	Sedang
see			Onödowá'ga:	Seneca
sef				Cebaara Sénoufo
seg				Segeju
seh			sena	Sena
sei			Cmiique Iitom	Seri
sej				Sene
sek			Tsek'ene	Sekani
sel		Cyrl	шӧльӄумыт әты	Selkup
sen				Nanerigé Sénoufo
seo				Asaba
sep			Sìcijuungé	Sìcìté Sénoufo
seq				Senara Sénoufo
ser				Serrano
ses			Koyraboro senni	Koyraboro Senni Songhay
set			Sentani	Sentani
seu				Serui-Laut
sev			Nyaʔafolido	Nyarafolo Sénoufo
sew				Sewa Bay
sey			Paicoca	Paicoca
sez			Senthang Chin	Senthang Chin
sfb		Zxxx		French Belgian Sign Language
sfe				Eastern Subanen
sfm		Plrd		Small Flowery Miao
sfs		Zxxx		South African Sign Language
sfw			Esahie	Esahie
sga		Ogam		Old Irish (to 900)
sgb			Ayta Mag-Antsi	Mag-antsi Ayta
sgc				Kipsigis
sgd			Surigaonon	Surigaonon
sge				Segai
sgg		Zxxx		Swiss-German Sign Language
sgh		Cyrl	Xuǧnůn ziv	Shughni
sgi				Nizaa
sgj		Deva	सरगुजिया	Surgujia
sgk		Zyyy		Sangkong
sgm				Singa
sgn		Zxxx		Sign languages
sgp			Singpho	Singpho
sgr		Arab	سنگسری	Sangisari
sgs			Žemaitiu	Samogitian
sgt		Tibt		Brokpake
sgu				Salas
sgw		Ethi	ሰባት ቤት ጉራጌ	Sebat Bet Gurage
sgx		Zxxx		Sierra Leone Sign Language
sgy		Arab		Sanglechi
sgz			Sursurunga	Sursurunga
sha				Shall-Zwall
shb				Ninam
shc				Sonde
shd		Arab		Kundal Shahi
she			S'oku noogu	Sheko
shg			Shua	Shua
shh			Neme ta̲i̲kwappe	Shoshoni
shi		Tfng	ⵜⴰⵛⵍⵃⵉⵜ	Tachelhit
shj			Ikä Caning	Shatt
shk			Dhøg Cøllø	Shilluk
shl		Zyyy		Shendu
shm		Arab		Shahrudi
shn		Mymr	တႆး	Shan
sho				Shanga
shp				Shipibo-Conibo
shq				Sala
shr			Mashi	Shi
shs				Shuswap
sht				Shasta
shu		Arab	Al-arabi al-Tachaadi	Chadian Arabic
shv		Arab		Shehri
shw			Cwaya	Shwai
shx		Zyyy		She
shy				Tachawit
shz				Syenara Sénoufo
sia		Cyrl		Akkala Saami
sib				Sebop
sid			Sidaamu Afoo	Sidamo
sie				Simaa
sif				Siamou
sig			Pasaal	Paasaal
sih				Sîshëë
sii				Shom Peng
sij				Numbami
sik				Sikiana
sil			Isaalɩŋ	Tumulung Sisaala
sim			Mende	Mende
sin	si	Sinh	සිංහල	Sinhala
sip		Tibt	འབྲས་ལྗོངས་སྐད	Sikkimese
siq				Sonia
sir				Siri
sis				Siuslaw
siu				Sinagen
siv				Sumariup
siw			Motuna	Motuna
six				Sumau
siy		Arab		Sivandi
siz		Arab		Siwi
sja			Eperã pedee	Epena
sjb				Sajau Basap
sjd		Cyrl	кӣллт са̄мь кӣлл	Kildin Saami
sje			Bidumsáme	Pite Saami
sjg				Assangori
sjk				Kemi Saami
sjl				Miji
sjm			Pallun Mapun	Mapun
sjn		Teng		Sindarin
sjo		Mong		Xibe
sjp		Deva	सुरजापुरी	Surjapuri
sjr			ep warwar anun dat	Siar-Lak
sjs		Zyyy		Senhaja Berber
sjt		Cyrl		Ter Saami
sju			Ubmejensámien giella	Ume Saami
sjw			Saawanwaatoweewe	Shawnee
ska				Skagit
skb		Thai		Saek
skc			Ma Manda	Ma Manda
skd				Southern Sierra Miwok
ske			Ske	Ske
skf				Sakirabiá
skg				Sakalava Malagasy
skh				Sikule
ski				Sika
skj		Deva		Seke
skm			Kutong	Kutong
skn				Kolibugan Subanon
sko				Seko Tengah
skp				Sekapan
skq				Sininkere
skr		Arab	سرائیکی	Saraiki
sks			Maia	Maia
skt			Kisakata	Sakata
sku			N'kep	N’kep
skv				Skou
skw				Skepi Dutch Creole
skx			sua: tu Padang	Seko Padang
sky				Sikaiana
skz				Sekar
slc				Sáliba
sld			Sɩ́ssalɩ́	Sissala
sle		Zyyy		Sholaga
slf		Zxxx		Swiss-Italian Sign Language
slg				Selungai Murut
slh				Southern Lushootseed
sli				Lower Silesian
slj				Salumá
slk	sk		Slovenčina	Slovak
sll			Yui	Yui
slm			Siyama Pangutaran	Pangutaran Sama
sln				Salinan
slp				Lamaholot
slq		Arab		Salchuq
slr				Salar
sls		Zxxx		Singapore Sign Language
slt		Zyyy		Sila
slu			Tel Maslyarkwe	Selaru
slv	sl		slovenščina	Slovene
slw				Sialum
slx				Salampasu
sly				Selayar
slz				Ma’ya
sma			Saemien gïele	South Saami
smb			Simbari	Simbari
smc				Tayatuk
sme	se		davvisámegiella	North Saami
smf				Auwe
smg				Simbali
smh		Yiii		Samei
smj			Julevusámegiella	Lule Saami
smk			Binubolinao	Bolinao
sml			Sinama	Central Sama
smm		Zyyy		Musasa
smn			anarâškielâ	Inari Saami
smo	sm		Gagana Samoa	Samoan
smp		Samr		Samaritan
smq			Samon	Samo
smr				Simeulue
sms			Sääʹmǩiõll	Skolt Saami
smt			Simte	Simte
smu		Khmr		Somray
smv		Zyyy		Samvedi
smw				Sumbawa
smx			Kitsamba	Samba
smy		Arab	سمنی زفون	Semnani
smz				Simeku
sna	sn		chiShona	Shona
snc			Sinaugoro	Sinaugoro
snd	sd	Arab	سنڌي	Sindhi
sne				Bau Bidayuh
snf			Kinoon	Noon
sng			Kisanga	Sanga
snh		Zyyy		Shinabo
sni				Sensi
snj				Riverain Sango
snk			Sooninkanxanne	Soninke
snl			Sangiré	Sangil
snm			Maꞌdi Urúléti	Southern Ma’di
snn			Gantëya coca	Siona
sno				Snohomish
snp				Siane
snq				Sangu
snr				Sihan
sns				Nahavaq
snu				Viid
snv				Sa’ban
snw			Bale	Selee
snx			Sam	Sam
sny			Saniyo-Hiyewe	Saniyo-Hiyewe
snz			Kou	Kou
soa		Tavt		Thai Song
sob				Sobei
soc				So
sod				Songoora
soe				Ohendo
sog		Sogd		Sogdian
soh		Zyyy		Aka
soi		Deva		Sonha
soj		Zyyy		Soi
sok			Soŋoroŋ	Sokoro
sol			Sumoun	Solos
som	so		Soomaali	Somali
soo				Songo
sop				Songe
soq			Kanasi	Kanasi
sor				Soumraye
sos				Seenku
sot	st		Sesotho	Southern Sotho
sou		Thai	ภาษาไทยถิ่นใต้	Southern Thai
sov			Ramari Dongosaro	Sonsorolese
sow				Sowanda
sox			Sùə̀	Swo
soy			Mɛyɔ́bɛ	Miyobe
soz			GiTemi	Temi
spa	es		Español	Spanish
spb				Sepa
spc				Sapé
spd			Saep	Saep
spe				Sepa
spg				Sihan
spi				Saponi
spk				Sengo
spl			Selepet	Selepet
spm			Akɨghɨm	Akukem
spn			Nenlhet	Sanapaná
spo				Spokane
spp			Supyire	Supyire Sénoufo
spq				Charapa Spanish
spr				Saparua
sps			Faa Saposa	Saposa
spt		Tibt		Spiti Bhoti
spu		Zyyy		Sapuan
spv		Orya	କୋଶଳୀ	Sambalpuri
spx		Zyyy		South Picene
spy			Sābāwōōt	Kalenjin
sqa				Shama-Sambuga
sqh				Shau
sqi	sq		shqip	Albanian
sqk		Zxxx		Albanian Sign Language
sqm				Suma
sqn		Zyyy		Susquehannock
sqo		Arab		Sorkhei
sqq		Laoo		Sou
sqr		Arab		Siculo Arabic
sqs		Zxxx		Sri Lankan Sign Language
sqt		Arab	méthel d-saqátri	Soqotri
squ				Squamish
sqx		Zxxx		Kufr Qassem Sign Language
sra				Saruga
srb		Sora	ସଉରା	Sora
src			sardu	Sardinian
srd	sc		sardu	Sardinian
sre				Sara Bakati’
srf				Nafi
srg				Sulod
srh		Arab		Sarikoli
sri			Sʉraya	Siriano
srk				Serudung Murut
srl			Isirawa rarara	Isirawa
srm			Saamáka	Saramaccan
srn			Sranan Tongo	Sranan Tongo
sro				Campidanese Sardinian
srp	sr	Cyrl	српски	Serbian
srq				Sirionó
srr			Seereer	Serer-Sine
srs				Sarsi
srt				Sauri
sru			Paiter	Suruí
srv				Southern Sorsoganon
srw				Serua
srx		Deva	सिरमौरी	Sirmauri
sry			Ser	Sera
srz		Arab		Shahmirzadi
ssb			Sinama	Southern Sama
ssc			Ikisimbëtë	Suba-Simbiti
ssd			Siroi	Siroi
sse			Bangingih	Balangingih Sama
ssf			Thaw a lalawa	Thao
ssg			Kakai Seimat	Seimat
ssh		Arab		Shihhi Arabic
ssi		Zyyy		Sansi
ssj			Wia	Wia
ssk		Zyyy		Sunam
ssl				Western Sisaala
ssm				Semnam
ssn			Waata	Waata
sso			Essono	Essono
ssp		Zxxx		Spanish Sign Language
ssq				So’a
ssr		Zxxx		Swiss-French Sign Language
sss		Laoo		So
sst				Sinasina
ssu				Susuami
ssv				Ngen
ssw	ss		siSwati	Swati
ssx				Samberigi
ssy			Saaho	Saho
ssz				Sengseng
sta				Settla
stb				Northern Subanen
std		Zyyy		Sentinel
ste				Liana-Seti
stf				Seta
stg				Trieng
sth			De Gammon	Shelta
sti			Troong Sdiêng	Bulo Stieng
stj			San	Matya Samo
stk			Aramba	Aramba
stl			Stellingwarfs	Stellingwerfs
stm				Setaman
stn			Owa	Owa
sto			Ĩyãħé Nakoda	Stoney
stp			Oꞌdam	Southeastern Tepehuan
stq			Seeltersk	Saterfriesisch
str				Northern Straits Salish
sts		Arab		Shumashti
stt				Budeh Stieng
stu		Lana		Samtao
stv		Ethi	የስልጤ	Silt’e
stw			Satawal	Satawalese
sty		Cyrl	Себер тел	Siberian Tatar
sua			Sulka	Sulka
sub			Kisuku	Suku
suc			Sinubanon	Western Subanon
sue			Suena	Suena
sug				Suganga
sui			Abane gi	Suki
suj				Shubi
suk			Kisukuma	Sukuma
sun	su		Basa Sunda	Sunda
suo				Bouni
suq			Surichɛn	Tirmaga-Chai Suri
sur			Mwaghavul	Mwaghavul
sus			Sosoxui	Susu
sut				Subtiaba
suv			Puroik	Puroik
suw				Sumbwa
sux		Xsux		Sumerian
suy				Suyá
suz		Deva	कोँइच	Sunwar
sva		Geor	ლუშნუ ნინ	Svan
svb				Ulau-Suain
svc			Vincy Twang	Vincentian English Creole
sve				Serili
svk		Zxxx		Slovakian Sign Language
svm			Na-našu	Slavomolisano
svs				Savosavo
svx		Zyyy		Skalvian
swa	sw		Kiswahili	Swahili
swb		Arab	Shimaore	Maore Comorian
swc			Kiswahili	Congo Swahili
swe	sv		Svenska	Swedish
swf				Sere
swg			Schwäbisch	Swabian
swh			Kiswahili	Swahili
swi		Hani		Sui
swj				Sira
swk				Malawi Sena
swl		Zxxx		Swedish Sign Language
swm				Samosa
swn		Zyyy		Sawknah
swo				Shanenawa
swp			Suau	Suau
swq				Sharwa
swr				Saweru
sws				Seluwasan
swt				Sawila
swu				Suwawa
swv		Deva	शेखावाटी	Shekhawati
sww				Sowa
swx				Suruahá
swy				Sarua
sxb			Olusuba	Suba
sxc		Grek		Sicanian
sxe				Sighu
sxg		Zyyy		Shuhi
sxk		Zyyy		Southern Kalapuya
sxl		Zyyy		Selian
sxm		Zyyy		Samre
sxn			Sangihẹ̆	Sangir
sxo		Zyyy		Sorothaptic
sxr				Saaroa
sxs				Sasaru
sxu		Runr	Sächsisch	Upper Saxon
sxw			Saxwɛgbe	Saxwe Gbe
sya				Siang
syb			Sinubaanen	Central Subanen
syc		Syrc	ܠܫܢܐ ܣܘܪܝܝܐ	Syriac
syi				Seki
syk			Gemasakun	Sukur
syl		Beng	Sileti	Sylheti
sym			San	Maya Samo
syn		Syrc	ܣܘܪ	Senaya
syo				Su’ung
syr		Syrc	ܣܘܪܝܝܐ	Syriac
sys				Sinyar
syw		Deva	स्युबा	Syuba
syx				Samay
syy		Zxxx		Al-Sayyid Bedouin Sign Language
sza				Semelai
szb				Ngalum
szc				Semaq Beri
sze		Zyyy		Seze
szg			Kisengele	Sengele
szl			ślōnski	Silesian
szn				Sula
szp				Suabo
szs		Zxxx		Solomon Islands Sign Language
szv			Isubu	Isubu
szw			Sawai	Sawai
szy			Sakizaya	Sakizaya
taa			Benhti Kokhwt’ana Kenaga’	Lower Tanana
tab		Cyrl	табасаран чIал	Tabasaran
tac			Rarómari raicha	Western Tarahumara
tad				Tause
tae				Tariana
taf			Apyãwa	Tapirapé
tag				Tagoi
tah	ty		Reo Tahiti	Tahitian
taj		Deva	རྟ་དམག	Eastern Tamang
tak				Tala
tal			Tal	Tal
tam	ta	Taml	தமிழ்	Tamil
tan			Táŋlɛ	Tangale
tao			Ciriciring no tao	Yami
tap				Taabwa
taq			Təmajəq	Tamasheq
tar			Ralámuli raꞌíchala	Central Tarahumara
tas				Tay Boi
tat	tt	Cyrl	татар	Tatar
tau			Nee'aaneegn'	Upper Tanana
tav			Tatuyo ye	Tatuyo
taw			Tay	Tay
tax				Tamki
tay			Tayal	Atayal
taz				Tocho
tba				Aikanã
tbb				Tapeba
tbc			Takia	Takia
tbd				Kaki Ae
tbe				Tanibili
tbf			Madara	Mandara
tbg			Tairora	North Tairora
tbh				Dharawal
tbi			Gəəməndən	Gaam
tbj			Tiaang	Tiang
tbk		Tagb	Tinagbanwa	Calamian Tagbanwa
tbl			Tboli	Tboli
tbm				Tagbu
tbn				Barro Negro Tunebo
tbo			Tawala	Tawala
tbp				Taburta
tbr		Zyyy		Tumtum
tbs			Tanguat	Tanguat
tbt			Chitembo	Tembo
tbu				Tubar
tbv				Tobo
tbw			Tagbanwa	Tagbanwa
tbx			Nambei nyon	Kapin
tby			Tabaru	Tabaru
tbz			Ditammari	Ditammari
tca			Ticunaga	Ticuna
tcb			Dihthaad Xt’een Iin Aanděeg’	Tanacross
tcc				Datooga
tcd			Tɛgbɔ	Tafi
tce				Southern Tutchone
tcf			Mè'phàà Mañuwìín	Malinaltepec Me’phaa
tcg				Tamagario
tch				Turks and Caicos English Creole
tci				Wára
tck				Tchitchege
tcl		Zyyy		Taman
tcm				Tanahmerah
tcn		Tibt		Tichurong
tco		Mymr		Taungyo
tcp				Tawr Chin
tcq				Kaiy
tcs			Yumplatok	Torres Strait Creole
tct		Zyyy		T’en
tcu				Southeastern Tarahumara
tcw			Tachiwiin	Tecpatlán Totonac
tcx		Taml		Toda
tcy		Knda	ತುಳು	Tulu
tcz			Thadou Kuki	Thado Chin
tda		Tfng		Tagdal
tdb		Deva	पंचपरगानिया	Panchpargania
tdc			Ẽpẽra Pedea	Embera Tadó
tdd		Tale	ᥖᥭᥰᥖᥬᥳᥑᥨᥒᥰ	Tai Nüa
tde				Tiranige Diga Dogon
tdf		Zyyy		Talieng
tdg		Deva	पक्ष्चिमी तामाङ्ग	Western Tamang
tdh		Deva	थुलुङ	Thulung
tdi				Tomadino
tdj				Tajio
tdk				Rom
tdl				Kusur-Myet
tdm				Taruma
tdn			Toundano	Tondano
tdo				Teme
tdq				Tita
tdr				Todrah
tds				Doutai
tdt			Tetun Dili	Tetun Dili
tdv				Atoro
tdx			Antandroy	Tandroy-Mahafaly Malagasy
tdy				Tadyawan
tea				Temiar
teb				Tetete
tec				Terik
ted			-Tepowin	Tepo Krumen
tee			Lhima'alh'ama'	Huehuetla Tepehua
tef		Zyyy		Teressa
teg				Teke-Tege
teh				Tehuelche
tei				Aro
tek				Ibali Teke
tel	te	Telu	తెలుగు	Telugu
tem			Themne	Themne
ten				Tama
teo			Kiteso	Ateso
tep				Tepecano
teq				Temein
ter			Emo'u xâne	Terêna
tes		Java		Tengger
tet			Tetun	Tetun
teu				Soo
tev				Teor
tew			Tewa	Tewa
tex			Te̱nne̱tte̱	Tennet
tey				Tulishi
tez				Tetserret
tfi				Tofin Gbe
tfn				Tanaina
tfo				Tefaro
tfr			Naso	Teribe
tft				Ternate
tga			Kisagalla	Sagalla
tgb			Tobilung	Tobilung
tgc			Tigak	Tigak
tgd				Choogen
tge		Deva		Eastern Gorkha Tamang
tgf		Tibt		Chalikha
tgh				Tobagonian English Creole
tgi				Lawunuia
tgj			Tagin	Tagin
tgk	tg	Cyrl	тоҷикӣ	Tajik
tgl	tl		Tagalog	Tagalog
tgn				Tandaganon
tgo				Sudest
tgp			Leon Tatangoa	Tangoa
tgq				Tring
tgr		Zyyy		Tareng
tgs				Nume
tgt				Central Tagbanwa
tgu				Tanggu
tgv				Tingui-Boto
tgw				Tagwana Sénoufo
tgx				Tagish
tgy				Togoyo
tgz				Tagalaka
tha	th	Thai	ไทย	Thai
thd				Kuuk Thayorre
the		Deva	चितुनीया थारुक	Central Tharu
thf		Deva	थाङ्मी खाम	Thangmi
thh				Northern Tarahumara
thi		Tale		Tai Long
thk			Kîîtharaka	Kitharaka
thl		Deva	थारु	Dangaura Tharu
thm		Thai		Aheu
thn		Zyyy		Thachanadan
thp				Thompson
thq		Deva	मध्य-पूर्विया थारू	Mid-Eastern Tharu
thr		Deva	राना थारू	Rana Tharu
ths		Deva		Thakali
tht				Tahltan
thu				Thuri
thv			Tamahaq	Tahaggart Tamahaq
thy				Tha
thz			Tamajeq	Tayart Tamajeq
tia		Zyyy		Tidikelt Tamazight
tic			Zittiro	Tira
tif			Tifal	Tifal
tig		Ethi	ትግራይት	Tigré
tih			Timugon	Timugon Murut
tii				Tiene
tij		Deva		Tilung
tik			lɛ̀ʼ Tikarì	Tikar
til				Tillamook
tim				Timbe
tin		Cyrl		Tindi
tio			Teapu	Teop
tip				Trimuris
tiq				Tiéfo
tir	ti	Ethi	ትግርኛ	Tigrigna
tis				Masadiit Itneg
tit				Tinigua
tiu				Adasen
tiv			Tiv	Tiv
tiw			Tiwi	Tiwi
tix				Southern Tiwa
tiy			Teduray	Teduray
tiz		Zyyy		Tai Hongjin
tja				Tajuasohn
tjg				Tunjung
tji				Northern Tujia
tjj				Tjungundji
tjl		Mymr		Tai Laing
tjm				Timucua
tjn				Tonjon
tjo		Arab		Temacine Tamazight
tjp				Tjupany
tjs				Southern Tujia
tju				Tjurruru
tjw				Djabwurrung
tka				Truká
tkb		Deva		Buksa
tkd			Tokodede	Tukudede
tke			eTakwani	Takwane
tkf				Tukumanféd
tkg			Tesaka Malagasy	Tesaka Malagasy
tkl				Tokelauan
tkm		Zyyy		Takelma
tkn		Zyyy		Toku-No-Shima
tkp			Fakatikopia	Tikopia
tkq				Tèẹ̀ ̣
tkr			Ts\`əxna miz	Tsakhur
tks		Arab		Takestani
tkt		Deva	थारु	Kathariya Tharu
tku			Totonaco	Upper Necaxa Totonac
tkv				Mur Pano
tkw				Teanu
tkx				Tangko
tkz				Takua
tla				Southwestern Tepehuan
tlb			Tobelo	Tobelo
tlc				Yecuatla Totonac
tld				Talaud
tlf			Telefol	Telefol
tlg				Tofanma
tlh		Piqd		Klingon
tli			Lingít	Tlingit
tlj			Lubwisi	Talinga-Bwisi
tlk				Taloki
tll			Otetela	Tetela
tlm				Tolomako
tln				Talondo’
tlo		Zyyy		Talodi
tlp				Filomena Mata-Coahuitlán Totonac
tlq				Tai Loi
tlr				Talise
tls				Tambotalo
tlt				Sou Nama
tlu				Tulehu
tlv				Taliabu
tlx				Khehek
tly			Tolışi	Talysh
tma				Tama
tmb				Avava
tmc				Tumak
tmd			Haruai	Haruai
tme				Tremembé
tmf			Enenlhet	Toba-Maskoy
tmg				Ternateño
tmh				Tamashek
tmi				Vinekula
tmj				Samarokena
tml			Kau Adakam	Tamnim Citak
tmm				Tai Thanh
tmn				Taman
tmo				Temoq
tmq				Tumleo
tmr		Syrc		Jewish Babylonian Aramaic
tms		Zyyy		Tima
tmt				Oa
tmu			yav ba	Iau
tmv				Tembo
tmw				Temuan
tmy				Tami
tmz				Tamanaku
tna				Tacana
tnb				Western Tunebo
tnc			Wejeñememaja oka	Tanimuca-Letuama
tnd				Angosturas Tunebo
tng				Tobanga
tnh			Maiani	Maiani
tni				Tandia
tnk			Nɨfe	Kwamera
tnl				Lenakel
tnm			Tepera	Tabla
tnn			Nən-naka	North Tanna
tno				Toromono
tnp			Whitesands	Whitesands
tnq				Taíno
tnr			Ménik	Ménik
tns				Tenis
tnt				Tontemboan
tnu		Zyyy		Tai Khang
tnv		Cakm		Tangchangya
tnw				Tonsawang
tnx				Tanema
tny				Tongwe
tnz		Zyyy		Ten’edn
tob			Qom l’aqtac	Toba
toc			Tutunakú	Coyutla Totonac
tod			Toma	Toma
tof			Gizrra	Gizrra
tog			Chitonga	Tonga
toh			guiTonga	Tonga
toi			Chitonga	Tonga
toj			Tojol-ab'al	Tojolabal
tok			toki pona	Toki Pona
tol				Tolowa
tom				Tombulu
ton	to		lea fakatonga	Tongan
too			Tachihuin	Xicotepec de Juárez Totonac
top			Lichiwin Tutunaku	Papantla Totonac
toq			ŋatoposa	Toposa
tor				Togbo-Vara Banda
tos			Totonaco	Highland Totonac
tou				Tho
tov		Arab		Upper Taromi
tow				Jemez
tox			Hatohobei	Tobian
toy				Topoiyo
toz				To
tpa			Taupota	Taupota
tpc			Mè'pháà Tsìndíì	Azoyú Me’phaa
tpe				Tippera
tpf				Tarpia
tpg				Kula
tpi			Tok Pisin	Tok Pisin
tpj				Ñandeva
tpk				Tupinikin
tpl			Meꞌpa̱a̱ Wíꞌi̱i̱n	Tlacoapa Me’phaa
tpm			Tampulma	Tampulma
tpn			Abáñeenga	Tupinambá
tpo		Zzzz		Tai Pao
tpp			Lhichiwin	Pisaflores Tepehua
tpq		Zyyy		Chhoyul Kinnauri
tpr				Tuparí
tpt			Lhimasipijni	Tlachichilco Tepehua
tpu		Khmr	តំពួន	Tampuan
tpv				Tanapag
tpw			Abáñeenga	Tupinambá
tpx			Meꞌpa̱a̱ Wíꞌi̱i̱n	Acatepec Me’phaa
tpy				Trumai
tpz				Tinputz
tqb				Tembé
tql				Lehali
tqm				Turumsa
tqn				Tenino
tqo				Toaripi
tqp				Tomoip
tqq		Zyyy		Tunni
tqr		Zyyy		Torona
tqt			Xinulajgsípij Totonaco	Totonaco del cerro Xinolatépetl
tqu				Touo
tqw				Tonkawa
tra		Arab		Tirahi
trb				Terebu
trc			Xnaꞌánj nu̱ꞌ	Copala Triqui
trd		Zyyy		Turi
tre				East Tarangan
trf				Trinidadian English Creole
trg		Hebr	לשן דידן	Lishán Noshan
trh				Turaka
tri			Tarëno ijomi	Trió
trj				Toram
trl				Traveller Scottish
trm		Arab		Tregami
trn				Trinitario
tro				Tarao Naga
trp			ককবরক	Kok Borok
trq			snáhánj nìh	San Martín Itunyoso Triqui
trr				Taushiro
trs			nánj nï'ïn	Chicahuaxtla Triqui
trt				Tunggare
tru			Surayt	Turoyo
trv			Seediq	Sediq
trw		Arab	توروالی	Torwali
trx				Tringgus-Sembaan Bidayuh
try				Turung
trz				Torá
tsa				Tsaangi
tsb			Bago Ts'amakkilo	Tsamai
tsc			Xitswa	Tswa
tsd		Grek		Tsakonian
tse		Zxxx		Tunisian Sign Language
tsg			بَهَسَ سُوگ	Tausug
tsh				Tsuvan
tsi			Sm'algyax	Tsimshian
tsj		Tibt	ཆང་ལོ་	Tshangla
tsk		Zyyy		Tseku
tsl				Ts’ün-Lao
tsm		Zxxx		Turkish Sign Language
tsn	tn		Setswana	Setswana
tso	ts		Xitsonga	Tsonga
tsp				Northern Toussian
tsq		Zxxx		Thai Sign Language
tsr			Akei	Akei
tss		Zxxx		Taiwan Sign Language
tst				Tondi Songway Kiini
tsu				Tsou
tsv				Tsogo
tsw			Tsishingini	Tsishingini
tsx				Mubami
tsy		Zxxx		Tebul Sign Language
tsz			P’urhe	Purepecha
tta		Zyyy		Tutelo
ttb				Gaa
ttc			B'a'aj	Tektiteko
ttd				Tauade
tte			Bwanabwana	Bwanabwana
ttf				Tuotomb
ttg		Zyyy		Tutong
tth		Laoo	ຕາໂອ້ຍອ໌	Upper Ta’oih
tti				Tobati
ttj			Rutooro	Tooro
ttk				Totoro
ttl				Totela
ttm				Northern Tutchone
ttn				Towei
tto		Laoo		Lower Ta’oih
ttp				Tombelala
ttq			ⵜⵎⵌⵆ	Tamashek
ttr			Nyimatli	Tera
tts		Thai	อีสาน	Northeastern Thai
ttt				Muslim Tat
ttu				Torau
ttv			Titan	Titan
ttw				Long Wat
tty				Sikaritai
ttz		Deva		Tsum
tua			Wiarumus	Wiarumus
tub				Tübatulabal
tuc			Saveeng	Mutu
tud				Tuxá
tue			Docapúaraye	Tuyuca
tuf			Uw Cuwa	Central Tunebo
tug				Tunia
tuh				Tulil
tui			jäāk Tüpürï	Tupuri
tuj			O Totobeloho	Tugutil
tuk	tk		Türkmen dili	Turkmen
tul			yii Kitule	Tula
tum			Chitumbuka	Tumbuka
tun			Luhchi Yoroni	Tunica
tuo			Dasea ye	Tucano
tuq			Tudaga	Tedaga
tur	tr		Türkçe	Turkish
tus			Ska:rù:rę'	Tuscarora
tuu				Tututni
tuv			Ng'aturkana	Turkana
tux				Tuxináwa
tuy			Tukēn	Tugen
tuz			Cuurammã	Turka
tva				Vaghua
tvd			TsuVaɗi	Tsuvadi
tve				Te’un
tvi				Tulai
tvk			Vatlongos	Southeast Ambrym
tvl			Te 'gana Tūvalu	Tuvaluan
tvm				Tela-Masbuar
tvn		Mymr		Tavoyan
tvo				Tidore
tvs			Kitubheta	Taveta
tvt				Tutsa Naga
tvu			Tunen	Tunen
tvw			Sedoa	Sedoa
tvx			Taivoan	Taivoan
tvy		Zyyy		Timor Pidgin
twa				Twana
twb				Tawbuid
twc		Zyyy		Teshenawa
twd			Twents	Twents
twe				Teiwa
twf				Northern Tiwa
twg				Tereweng
twh			Tãy Ðón	Tai Dón
twi			Akan	Akan
twl				Tawara
twm		Deva		Tawang Monpa
twn				Twendi
two				Tswapong
twp			Ede	Ere
twq			Tasawaq senni	Tasawaq
twr				Southwestern Tarahumara
twt				Turiwára
twu				Termanu
tww				Tuwari
twx				Tewe
twy			Tewoyan	Tawoyan
txa			Tangar nu Tombonuo	Tombonuo
txb		Zyyy		Tokharian B
txc		Zyyy		Tsetsaut
txe				Totoli
txg		Tang		Tangut
txh		Grek		Thracian
txi				Ikpeng
txj				Tarjumo
txm				Tomini
txn			Rau Jarjar	West Tarangan
txo		Toto		Toto
txq				Tii
txr		Zyyy		Tartessian
txs				Tonsea
txt			Kau Atakum	Citak
txu			Mẽbêngôkre kabẽn	Kayapó
txx			Tatana	Tatana
txy				Tanosy Malagasy
tya			Foʔu Po	Tauya
tye			Kyangganya	Kyanga
tyh				O’du
tyi				Teke-Tsaayi
tyj				Tai Yo
tyl				Thu Lao
tyn				Kombai
typ				Thaypan
tyr		Tavt		Tai Daeng
tys				Tày Sa Pa
tyt				Tày Tac
tyu				Kua
tyv		Cyrl	Тыва	Tuvan
tyx				Teke-Tyee
tyy			Tiyaa	Tiyaa
tyz				Tày
tza		Zxxx		Tanzanian Sign Language
tzh			Bats'il K'op Tseltal	Tzeltal
tzj			Tz'utujil	Tz’utujil
tzl				Talossan
tzm			Tamaziɣt n laṭlaṣ	Central Atlas Tamazight
tzn			Tugun	Tugun
tzo			Bats'i k'op	Tzotzil
tzx				Karawari
uam				Uamué
uan		Zyyy		Kuan
uar			Tairuma	Tairuma
uba				Ubang
ubi			Ubu	Ubi
ubl			Bikol-Boînën	Buhi’non Bikol
ubr				Ubir
ubu			Umbu-Ungu	Umbu-Ungu
uby				Ubykh
uda				Uda
ude		Cyrl	Удиэ кэйэвэни	Udihe
udg		Mlym	മുഡുഗ	Muduga
udi		Cyrl	Udi muz	Udi
udj				Ujir
udl			Ma Wuzlam	Wuzlam
udm		Cyrl	Удмурт кыл	Udmurt
udu			Twampa	Uduk
ues				Kioko
ufi				Ufim
uga		Ugar		Ugaritic
ugb				Kuku-Ugbanh
uge				Ughele
ugh		Cyrl	Гӏугъбуган	Kubachi
ugn		Zxxx		Ugandan Sign Language
ugo		Thai		Ugong
ugy		Zxxx		Uruguayan Sign Language
uha				Uhami
uhn				Damal
uig	ug	Arab	ئۇيغۇرچە	Uyghur
uis			Uisai	Uisai
uiv				Iyive
uji				Rjili
uka				Kaburi
ukg				Ukuriguma
ukh				Ukhwejo
uki		Orya	କୁଇ	Kui
ukk			duai: muak see aak	Muak Sa-aak
ukl		Zxxx		Ukrainian Sign Language
ukp				Bukpe
ukq				Ukwa
ukr	uk	Cyrl	Українська	Ukrainian
uks		Zxxx		Kaapor Sign Language
uku				Ukue
ukv				Kuku
ukw				Ukwuani-Aboh-Ndoni
uky				Kuuk-Yak
ula				Fungwa
ulb				Ulukwumi
ulc		Cyrl		Ulch
ule				Lule
ulf				Usku
uli				Ulithian
ulk				Meriam Mir
ull		Zyyy		Ullatan
ulm				Ulumanda’
uln				Unserdeutsch
ulu				Uma’ Lung
ulw				Ulwa
uly				Buli
uma				Umatilla
umb			Umbundu	Umbundu
umc		Ital		Marrucinian
umd				Umbindhamu
umg				Morrobalama
umi				Ukit
umm				Umon
umn			Paungnyuan Naga	Paungnyuan Naga
umo				Umotína
ump				Umpila
umr				Umbugarla
ums				Pendau
umu			Huluníixsuwaakan	Delaware
una				North Kodut
und		Zyyy		Undetermined
une				Uneme
ung				Ngarinyin
uni				Uni
unk				Enawené-Nawé
unm				Unami
unn				Kurnai
unr		Beng	ମୁଣ୍ଡରି	Mundari
unu				Unubahe
unx		Beng	মুন্ডা	Munda
unz				Unde Kaili
uon				Kulon
upi				Umeda
upv			Tirax	Uripiv-Wala-Rano-Atchin
ura			Oruarinya	Urarina
urb			Kaapor	Kaapor
urc				Urningangg
urd	ur	Arab	اردو	Urdu
ure				Uru
urf				Uradhi
urg			Kobuka	Kobuka
urh			Urhobo	Urhobo
uri			Urim	Urim
urk		Thai		Urak Lawoi’
url		Zyyy		Urali
urm				Urapmin
urn				Uruangnirin
uro			Ura	Ura
urp				Uru-Pa-In
urr				Löyöp
urt			Urat	Urat
uru				Urumi
urv				Uruava
urw			Sob	Sob
urx				Urimo
ury			Orya	Orya
urz				Uru-Eu-Wau-Wau
usa			Uturábáímmá	Usarufa
ush		Arab		Ushojo
usi			Kaobrung	Usoi
usk				Usaghade
usp			Uspanteko	Uspanteko
uss				us-Saare
usu				Uya
uta				Itang
ute				Ute-Southern Paiute
uth			u̱t-Hun	ut-Hun
utp				Amba
utr			Etulo	Etulo
utu				Utu
uum		Grek	урум тили	Urum
uur				Ura
uuu		Zyyy		U
uve				Fagauvea
uvh				Uri
uvl			Lote	Lote
uwa				Kuku-Uwanh
uya				Deko-Dusanga
uzb	uz		o‘zbek	Uzbek
uzn			ўзбек тили	Uzbek
uzs		Arab	ﯣزبېک	Southern Uzbek
vaa		Taml		Vaagri Booli
vae				Vale
vaf		Arab		Vafsi
vag			Vagla	Vagla
vah		Deva	वरहदी-नागपुरी	Varhadi-Nagpuri
vai		Vaii	ꕙꔤ	Vai
vaj				Northwestern !Kung
val				Vehes
vam			Dumo	Dumo
van				Walman
vao				Vao
vap			Vaiphei	Vaiphei
var			Warijio	Huarijío
vas		Deva	वासावी	Vasavi
vau			Lɨvanʉma	Vanuma
vav		Deva	वारली	Varli
vay		Deva		Wayu
vbb				Southeast Babar
vbk				Southwestern Bontok
vec			veneto	Venetian
ved		Zyyy		Veddah
vel		Zyyy		Veluws
vem				Vemgo-Mabas
ven	ve		Tshivenḓa	Venda
veo				Ventureño
vep			Vepsä	Veps
ver				Verre
vgr		Arab		Vaghri
vgt		Zxxx		Flemish Sign Language
vic				Virgin Islands English Creole
vid			Chividunda	Vidunda
vie	vi		Tiếng Việt	Vietnamese
vif			Civili	Vili
vig			Viemɔ̃	Viemo
vil				Vilela
vin				Vinza
vis		Zyyy		Vishavan
vit				Viti
viv			Bona Iduna	Iduna
vjk		Deva	बज्जिका	Bajjika
vka				Kariyarra
vkj				Kujarge
vkk				Kaur
vkl			Kulisusu	Kulisusu
vkm				Kamakan
vkn				Koro Nulu
vko				Kodeoha
vkp			Nou Ling	Korlai Portuguese Creole
vkt				Tenggarong Kutai Malay
vku				Kurrama
vkz				Koro Zuba
vlp				Tavanlav
vls			West-Vlams	West Flemish
vma				Martuyhunira
vmb				Barbaram
vmc				Juxtlahuaca Mixtec
vmd		Knda		Mudu Koraga
vme				East Masela
vmf			Mainfränkisch	Eastern Franconian
vmg			Vinitiri	Vinitiri
vmh		Arab		Maraghei
vmi				Miwa
vmj			Tuꞌun indyu	Ixtayutla Mixtec
vmk			Emakhua Exirima	Makhuwa-Shirima
vml				Malgana
vmm			Jnu'u lavi	Mitlatongo Mixtec
vmp			En naxijen	Soyaltepec Mazatec
vmq				Soyaltepec Mixtec
vmr				Marenje
vms				Moksela
vmu				Muluridyi
vmv		Zyyy		Valley Maidu
vmw			emakhuwa	Makhuwa
vmx				Tamazola Mixtec
vmy			Enre naxinanda nguifi	Ayautla Mazatec
vmz			Ienra naxinandana nnandia	Mazatlán Mazatec
vnk				Lovono
vnm				Neve’ei
vnp				Tapesena
vol	vo		Volapük	Volapük
vor				Voro
vot			Maatšeeli	Vod
vra				Vera’a
vro			Võro kiil	Võro
vrs				Varisi
vrt				Banam Bay
vsi		Zxxx		Moldova Sign Language
vsl		Zxxx		Venezuelan Sign Language
vsv		Zxxx		Valencian Sign Language
vto				Vitou
vum				Vumbu
vun			Kyivunjo	Vunjo
vut				Vute
vwa				Awa
waa				Walla Walla
wab			Yote	Yote
wac				Wasco-Wishram
wad			Wamesa	Wamesa
wae			Walser	Walser
waf				Wakoná
wag				Wa’ema
wah				Watubela
wai				Wares
waj				Waffa
wal		Ethi	Wolaytta	Wolaytta
wam			Wôpanâak	Wampanoag
wan				Wan
wao		Zyyy		Wappo
wap			Wapichan	Wapishana
waq				Wagiman
war			Waray	Waray-Waray
was			wá:šiw ʔítlu	Washo
wat			Kaninuwa	Kaninuwa
wau				Waurá
wav				Waka
waw				Waiwai
wax				Marangis
way			Wayâna	Wayana
waz				Wampur
wba				Warao
wbb				Wabo
wbe				Waritai
wbf				Wara
wbh				Wanda
wbi			Kɨvwanji	Vwanji
wbj			Alagwaisa	Alagwa
wbk		Arab		Waigali
wbl			ښیک	Wakhi
wbm			Vax	Vo Wa
wbp			Warlpiri	Warlpiri
wbq		Telu		Waddar
wbr		Deva	वाग्दी	Wagdi
wbs		Zxxx		West Bengal Sign Language
wbt				Warnman
wbv				Wajarri
wbw				Woi
wca				Yanomámi
wci				Waci Gbe
wdd				Wandji
wdg				Wadaginam
wdj				Wadjiginy
wdk				Wadikali
wdt				Wendat
wdu				Wadjigu
wdy				Wadjabangayi
wea		Zyyy		Wewaw
wec				Wè Western
wed			Pona Wedau	Wedau
weg				Wergaia
weh			Ghɔ̂mə̀ kə́wí	Weh
wei				Kiunum
wem				Weme Gbe
weo				Wemale
wep			Westfäölsk	Westphalien
wer			Amam	Amam
wes			Pidgin	Cameroon Pidgin
wet				Perai
weu				Rawngtu Chin
wew				Wejewa
wfg				Zorop
wga				Wagaya
wgb				Wagawaga
wgg				Wangkangurru
wgi				Wahgi
wgo				Ambel
wgu				Wirangu
wgy				Warrgamay
wha				Sou Upaa
whg			Yu We	Yuwei
whk				Wahau Kenyah
whu				Wahau Kayan
wib			Wĩ́nwɛ́y	Southern Toussian
wic				Wichita
wie				Wik-Epa
wif				Wik-Keyangan
wig				Wik Ngathan
wih				Wik-Me’anha
wii			Minidien	Minidien
wij				Wik-Iiyanh
wik				Wikalkan
wil				Wilawila
wim			Wik-Mungknh	Wik-Mungkan
win			Hoocąk	Ho-Chunk
wir				Wiraféd
wiu			Witu	Witu
wiv			Pole Vitu	Vitu
wiy			Soulátluk	Wiyot
wja			Nyan Wịyáù	Waja
wji			Sirzakwai	Warji
wka				Kw’adza
wkb		Zyyy		Kumbaran
wkd				Mo
wkl		Zyyy		Kalanadi
wkr				Keerray-Woorroong
wku		Zyyy		Kunduvadi
wkw				Wakawaka
wky				Wangkayutyuru
wla				Walio
wlc		Zyyy		Mwali Comorian
wle		Ethi		Wolane
wlg				Kunbarlang
wlh				Welaun
wli				Waioli
wlk		Zyyy		Wailaki
wll		Zyyy		Wali
wlm				Middle Welsh
wln	wa		Walon	Walloon
wlo		Arab		Wolio
wlr				Moiso
wls			Fakaʻuvea	Wallisian
wlu				Wuliwuli
wlv			wichi	Bermejo Wichí
wlw				Walak
wlx			Waalii	Wali
wly		Zyyy		Waling
wma				Mawa (Nigeria)
wmb				Wambaya
wmc				Wamas
wmd			Mamainsahai'gidu	Mamaindê
wme		Deva	वाम्बुले	Wambule
wmg		Zyyy		Western Minyag
wmh				Waima’a
wmi				Wamin
wmm				Maiwa
wmn				Waamwang
wmo				Wom
wms				Wambon
wmt				Walmajarri
wmw			Kimwani	Mwani
wmx				Pin
wnb				Mokati
wnc				Wantoat
wnd				Wandarang
wne		Arab		Waneci
wng				Wanggom
wni		Arab	Shindzwani	Ndzwani Comorian
wnk				Wanukaka
wnm				Wanggamala
wnn				Wunumara
wno			Wano	Wano
wnp				Wanap
wnu			Usan	Usan
wnw				Wintu
wny				Waanyi
woa				Kuwema
wob			Wɛɛ	Wè Northern
woc				Wogeo
wod				Wolani
woe				Woleaian
wof			Wolof	Gambian Wolof
wog				Wogamusin
woi				Kamang
wok				Longto
wol	wo		Wolof	Wolof
wom				Wom
won			Wong	Wongo
woo				Manombai
wor				Woria
wos			Hanga Hundi	Hanga Hundi
wow			Wawonii	Wawonii
woy		Zyyy		Weyto
wpc				Maco
wrb				Waluwarra
wrd		Arab		Warduji
wrg				Warungu
wrh				Wiradjuri
wri				Wariyangga
wrk			Karawa	Garrwa
wrl				Warlmanpa
wrm				Warumungu
wrn		Zyyy		Warnang
wro				Worrorra
wrp				Waropen
wrr				Wardaman
wrs			Walsa	Waris
wru				Waru
wrv				Waruna
wrw				Gugu Warra
wrx				Wae Rana
wry		Zyyy		Merwari
wrz				Waray
wsa				Warembori
wsg		Gong	కోయంగ్	Adilabad Gondi
wsi				Jo
wsk			Waskia	Waskia
wsr				Owenia
wss				Wasa
wsu				Wasu
wsv		Arab		Degano
wtb			Matambwe	Matambwe
wtf				Watiwa
wth				Wathawurrung
wti			Ndú Albartó	Berta
wtk				Watakataui
wtm		Deva	मेवाती	Mewati
wtw			Wotu	Wotu
wua				Wikngenchera
wub				Wunambal
wud				Wudu
wuh		Zyyy		Wutunhua
wul				Silimo
wum				Wumbvu
wun			Chɨwʉngʉ	Bungu
wur				Wurrugu
wut				Wutung
wuu		Hans	Wu Nyu	Wu Chinese
wuv			Wuvulu	Wuvulu-Aua
wux				Wulna
wuy				Wauyai
wwa			Waama	Waama
wwb				Wakabunga
wwo				Dorig
wwr				Warrwa
www				Wawa
wxa		Zyyy		Waxianghua
wxw				Wardandi
wyb				Wangaaybuwan-Ngiyambaa
wyi				Woiwurrung
wym			Wymysiöeryś	Wymysorys
wyn				Wyandot
wyr				Wayoró
wyy				Western Fijian
xaa				Andalusian Arabic
xab				Sambe
xac		Zyyy		Kachari
xad		Zyyy		Adai
xae		Zyyy		Aequian
xag		Aghb		Aghwan
xai				Kaimbé
xaj				Ararandewára
xak				Máku
xal		Cyrl	хальмг келн	Kalmyk-Oirat
xam				ǀXam
xan		Ethi	ኃምታጛ	Xamtanga
xao				Khao
xap		Zyyy		Apalachee
xaq		Zyyy		Aquitanian
xar				Karami
xas		Cyrl		Kamas
xat				Katawixi
xau				Kauwera
xav			A’uwẽ	Xavánte
xaw				Kawaiisu
xay				Kayan Mahakam
xbb				Lower Burdekin
xbc		Grek		Bactrian
xbd				Bindal
xbe				Bigambal
xbg				Bunganditj
xbi			Akwun	Kombio
xbj				Birrpayi
xbm				Middle Breton
xbn				Kenaboi
xbo		Zyyy		Bolgarian
xbp				Bibbulman
xbr			Hilu Humba	Kambera
xbw				Kambiwá
xby				Batjala
xcb		Zyyy		Cumbric
xcc		Zyyy		Camunic
xce		Zyyy		Celtiberian
xcg		Zyyy		Cisalpine Gaulish
xch				Chemakum
xcl		Armn		Classical Armenian
xcm		Zyyy		Comecrudo
xcn		Zyyy		Cotoname
xco		Chrs		Chorasmian
xcr		Cari		Carian
xct		Tibt		Classical Tibetan
xcu		Zyyy		Curonian
xcv		Zyyy		Chuvantsy
xcw		Zyyy		Coahuilteco
xcy		Zyyy		Cayuse
xda				Darkinyung
xdc				Dacian
xdk				Dharuk
xdm		Zyyy		Edomite
xdo			Kwandu	Kwandu
xdq		Cyrl	Хайдакьан	Kaitag
xdy				Malayic Dayak
xeb		Zyyy		Eblan
xed			Hdi	Hdi
xeg				ǁXegwi
xel		Zyyy		Kelo
xem				Mateq
xep		Zyyy		Epi-Olmec
xer			Akwẽ	Xerénte
xes				Koromu
xet				Xetá
xeu				Keoru-Ahia
xfa		Zyyy		Faliscan
xga		Zyyy		Galatian
xgb				Gbin
xgd				Gudang
xgf		Zyyy		Gabrielino-Fernandeño
xgg				Goreng
xgi				Garingbal
xgl		Zyyy		Galindan
xgm				Dharumbal
xgr		Zyyy		Garza
xgu				Unggumi
xgw				Guwa
xha		Zyyy		Harami
xhc		Zyyy		Hunnic
xhd		Sarb		Hadrami
xhe		Arab		Khetrani
xhm		Khmr		Middle Khmer (1400 to 1850 CE)
xho	xh		IsiXhosa	Xhosa
xhr		Ital		Hernican
xht		Zyyy		Hattic
xhu		Zyyy		Hurrian
xhv				Khua
xib		Zyyy		Iberian
xii				Xiri
xil		Zyyy		Illyrian
xin				Xinca
xir				Xiriâna
xis		Orya	Kisan	Kisan
xiv		Zyyy		Indus Valley Language
xiy				Xipaya
xjb				Minjungbal
xjt				Jaitmatang
xka		Arab		Kalkoti
xkb				Northern Nago
xkc		Arab		Kho’ini
xkd				Mendalam Kayan
xke				Kereho
xkf		Tibt		Khengkha
xkg				Kagoro
xki		Zxxx		Kenyan Sign Language
xkj		Arab		Kajali
xkk		Zyyy		Kachok
xkl				Mainstream Kenyah
xkn				Kayan River Kayan
xko		Zyyy		Kiorr
xkp		Arab		Kabatei
xkq				Koroni
xkr				Xakriabá
xks				Kumbewaha
xkt				Kantosi
xku				Kaamba
xkv			Shekgalagari	Kgalagadi
xkw				Kembra
xkx				Karore
xky				Uma’ Lasan
xkz			Kurtöp	Kurtokha
xla				Kamula
xlb		Zyyy		Loup B
xlc		Lyci		Lycian
xld		Lydi		Lydian
xle		Zyyy		Lemnian
xlg		Zyyy		Ligurian (Ancient)
xli		Zyyy		Liburnian
xln		Zyyy		Alanic
xlo		Zyyy		Loup A
xlp		Zyyy		Lepontic
xls				Lusitanian
xlu		Zyyy		Cuneiform Luwian
xly		Elym		Elymian
xma				Mushungulu
xmb				Mbonga
xmc				Makhuwa-Marrevone
xmd			Ma Mbudum	Mbudum
xme		Zyyy		Median
xmf		Geor		Mingrelian
xmg				Mengaka
xmh				Kugu-Muminh
xmj				Majera
xmk		Zyyy		Ancient Macedonian
xml		Zxxx		Malaysian Sign Language
xmm			Bahasa Manado	Manado Malay
xmn		Mani		Manichaean Middle Persian
xmo				Morerebi
xmp				Kuku-Mu’inh
xmq				Kuku-Mangk
xmr		Merc		Meroitic
xms		Zxxx		Moroccan Sign Language
xmt				Matbat
xmu				Kamu
xmv			Antakarana	Antankarana Malagasy
xmw			Tsimihety Malagasy	Tsimihety Malagasy
xmx				Salawati
xmy				Mayaguduna
xmz				Mori Bawah
xna		Narb		Ancient North Arabian
xnb				Kanakanabu
xng		Zyyy		Middle Mongolian
xnh		Zyyy		Kuanhua
xni				Ngarigu
xnj			Chingoni	Chingoni
xnk				Nganakarti
xnm				Ngumbarl
xnn			Northern Kankanay	Northern Kankanay
xno		Zyyy		Anglo-Norman
xnq			Xingoni	Xingoni
xnr		Deva	कांगड़ी	Kangri
xns		Zyyy		Kanashi
xnt				Narragansett
xnu				Nunukul
xny				Nyiyaparli
xnz			Mattokki	Mattokki
xoc				O’chi’chi’
xod				Kokoda
xog			Olusoga	Soga
xoi				Kominimung
xok				Xokleng
xom			Tta Komo	Komo
xon			Likpakpaanl	Konkomba
xoo				Xukurú
xop				Kopar
xor				Korubo
xow				Kowaki
xpa				Pirriya
xpb				Northeastern Tasmanian
xpc		Zyyy		Pecheneg
xpd				Oyster Bay Tasmanian
xpe			Kpɛlɛwoo	Kpelle
xpf				Southeast Tasmanian
xpg		Grek		Phrygian
xph				North Midlands Tasmanian
xpi		Ogam		Pictish
xpj				Mpalitjanh
xpk				Kulina Pano
xpl				Port Sorell Tasmanian
xpm		Cyrl		Pumpokol
xpn				Kapinawá
xpo				Pochutec
xpp		Zyyy		Puyo-Paekche
xpq				Mohegan-Pequot
xpr		Prti		Parthian
xps		Zyyy		Pisidian
xpt				Punthamara
xpu		Phnx		Punic
xpv				Northern Tasmanian
xpw				Northwestern Tasmanian
xpx				Southwestern Tasmanian
xpy		Zyyy		Puyo
xpz				Bruny Island Tasmanian
xqa		Zyyy		Karakhanid
xqt		Zyyy		Qatabanian
xra				Krahô
xrb			Kai Yor	Eastern Karaboro
xrd				Gundungurra
xre				Kreye
xrg				Minang
xri				Krikati-Timbira
xrm		Cyrl		Armazic
xrn		Cyrl		Arin
xrr				Raetic
xrt		Zyyy		Aranama-Tamique
xru				Marriammu
xrw				Karawa
xsa		Sarb		Sabaean
xsb			Sambalì	Sambal
xsc		Zyyy		Scythian
xsd		Zyyy		Sidetic
xse				Sempan
xsh				Shamang
xsi			Sio	Sio
xsj				Subi
xsl			Dene Zhatie	Slave (Athapascan)
xsm			Kasɩm	Kasem
xsn				Sanga
xso		Zyyy		Solano
xsp				Silopi
xsq				Makhuwa-Saka
xsr		Deva	ཤར་པའི་སྐད་ཡིག	Sherpa
xsu			Sanöma	Sanumá
xsv		Zyyy		Sudovian
xsy			SaySiyat	Saisiyat
xta			Tu̱'un sâvi	Alcozauca Mixtec
xtb				Chazumba Mixtec
xtc				Katcha-Kadugli-Miri
xtd			Tnuꞌu ñudau	Diuxi-Tilantongo Mixtec
xte			Ketengban	Ketengban
xtg		Zyyy		Transalpine Gaulish
xth				Yitha Yitha
xti			Tnu'un savi	Sinicahua Mixtec
xtj			Dañudavi	San Juan Teita Mixtec
xtl				Tijaltepec Mixtec
xtm			Sa'an Ñuu Savi	Magdalena Peñasco Mixtec
xtn			Saꞌan savi	Northern Tlaxiaco Mixtec
xto		Zyyy		Tokharian A
xtp				San Miguel Piedras Mixtec
xtq		Brah		Tumshuqese
xtr		Zyyy		Early Tripuri
xts				Sindihui Mixtec
xtt				Tacahua Mixtec
xtu				Cuyamecalco Mixtec
xtv				Thawa
xtw				Tawandê
xty				Yoloxóchitl Mixtec
xtz				Tasmanian
xua		Zyyy		Alu Kurumba
xub		Taml	பெட்டக் குறும்பர்	Betta Kurumba
xud				Umiida
xug		Zyyy		Kunigami
xuj		Taml		Jennu Kurumba
xul				Ngunawal
xum				Umbrian
xun				Unggaranggu
xuo			Kúo	Kuo
xup		Zyyy		Upper Umpqua
xur		Zyyy		Urartian
xut				Kuthant
xuu			Khwedam	Khwedam
xve		Ital		Venetic
xvi		Arab		Komviri
xvn				Vandalic
xvo				Volscian
xvs				Vestinian
xwa				Kwaza
xwc		Zyyy		Woccon
xwd				Wadi Wadi
xwe				Xwela Gbe
xwg		Zyyy		Kwegu
xwj				Wajuk
xwk				Wangkumara
xwl				Western Xwla Gbe
xwo		Cyrl		Written Oirat
xwr				Kwerba Mamberamo
xwt				Wotjobaluk
xww				Wemba Wemba
xxb				Boro
xxk				Ke’o
xxm				Minkin
xxr				Koropó
xxt				Tambora
xya				Yaygir
xyb				Yandjibara
xyj				Mayi-Yapi
xyk				Mayi-Kulan
xyl				Yalakalore
xyt				Mayi-Thakurti
xyy				Yorta Yorta
xzh		Marc		Zhang-Zhung
xzm		Zyyy		Zemgalian
xzp				Ancient Zapotec
yaa			Yamĩnãfa mekapã	Yaminahua
yab			Yuhup	Yuhup
yac				Pass Valley Yali
yad			Nijya̱mi̱ Niquejada	Yagua
yae			Pumé	Pumé
yaf			Iyaka	Yaka
yag			Háusi Kúta	Yámana
yah			Зѓамиѓай	Yazghulami
yai		Cyrl	Яғнобӣ зивок	Yagnobi
yaj				Banda-Yangere
yak				Yakama
yal			Jalunga xuwiina'	Yalunka
yam			Yamba	Yamba
yan				Mayangna
yao			Ciyawo	Yao
yap			Thin nu Wa'ab	Yapese
yaq			Yo'em noki	Yaqui
yar				Yabarana
yas			Nugunu	Nugunu
yat			Yambɛʼtá	Yambeta
yau			Jodï	Hodï
yav			nuasue	Yangben
yaw				Yawalapití
yax				Yauma
yay			Gwune	Agwagwune
yaz			Lokạạ	Lokaa
yba			Yala	Yala
ybb			Yemba	Yemba
ybe				West Yugur
ybh		Deva	याक्खा	Yakkha
ybi		Deva	याम्फु खाप	Yamphu
ybj				Hasha
ybk		Zyyy		Bokha
ybl				Yukuben
ybm				Yaben
ybn				Yabaâna
ybo			Yabong	Yabong
ybx				Yawiyo
yby			Yaweyuha	Yaweyuha
ych		Zyyy		Chesu
ycl			Loxrlavu	Lolopo
ycn			Yucuna	Yucuna
ycp		Zyyy		Chepya
ycr				Yilan Creole
yda				Yanda
ydd		Hebr	ייִדיש	Yiddish
yde				Yangum Dey
ydg		Arab		Yadgha
ydk				Yoidik
yea		Mlym		Ravula
yec				Yeniche
yee				Yimas
yei				Yeni
yej		Grek		Yevanic
yel				Yela
yer			iTárók	Tarok
yes			Nyenkpa	Nyankpa
yet				Yetfa
yeu		Telu	ఎఱుకల	Yerukula
yev				Yeri
yey			Shiyeyi	Yeyi
yga				Malyangapa
ygi				Yiningayi
ygl				Yangum Gel
ygm				Tandɨ
ygp		Plrd		Gepo
ygr			Yagaria	Yagaria
ygs		Zxxx		Yolngu Sign Language
ygu				Yugul
ygw				Yagwoia
yha		Zyyy		Baha Buyang
yhd		Hebr		Judeo-Iraqi Arabic
yhl		Zyyy		Hlepho Phowa
yhs		Zxxx		Yan-nhangu Sign Language
yia				Yinggarda
yid	yi	Hebr	ייִדיש	Yiddish
yif		Zyyy		Ache
yig		Yiii		Wusa Nasu
yih		Hebr	ייִדיש	Western Yiddish
yii				Yidiny
yij				Yindjibarndi
yik		Zyyy		Dongshanba Lalo
yil				Yindjilandji
yim			Yimchungrü	Yimchungru Naga
yin		Zyyy		Riang Lai
yip		Zyyy		Pholo
yiq		Zyyy		Miqie
yir				North Awyu
yis				Yis
yit		Zyyy		Eastern Lalu
yiu		Zyyy		Awu
yiv		Yiii		Northern Nisu
yix		Zyyy		Axi
yiz		Zyyy		Azhe
yka			Yakan	Yakan
ykg		Cyrl	Юкагир йылме	Northern Yukaghir
ykh		Cyrl		Khamnigan Mongol
yki				Yoke
ykk				Yakaikeke
ykl		Zyyy		Khlula
ykm				Kap
ykn		Zyyy		Kua-nsi
yko			Iyasa	Iyasa
ykr				Yekora
ykt		Zyyy		Kathu
yku		Zyyy		Kuamasi
yky				Yakoma
yla				Ulwa
ylb				Yaleba
yle			Yélî Dnye	Yélî Dnye
ylg				Yalaku
yli				Angguruk Yali
yll				Yil
ylm		Zyyy		Limi
yln		Zyyy		Langnian Buyang
ylo		Zyyy		Naluo
ylr				Yalarnnga
ylu				Aribwaung
yly				Nyelâyu
ymb				Yambes
ymc		Zyyy		Southern Muji
ymd		Zyyy		Muda
yme				Yameo
ymg				Yamongeri
ymh		Zyyy		Mili
ymi		Zyyy		Moji
ymk				Makwe
yml			Vona Ubuvala	Iamalele
ymm			Af-maay	Maay
ymn			Sunum	Sunum
ymo				Yangum Mon
ymp			Ômbê	Yamap
ymq		Zyyy		Qila Muji
ymr		Zyyy		Malasar
yms		Zyyy		Mysian
ymx		Zyyy		Northern Muji
ymz		Zyyy		Muzi
yna		Plrd		Aluo
ynd				Yandruwandha
yne		Zyyy		Lang’e
yng				Yango
ynk		Cyrl		Naukan Yupik
ynl				Dubuporo
ynn		Zyyy		Yana
yno		Zyyy		Yong
ynq				Yendang
yns			Iyansi	Iyansi
ynu				Yahuna
yob				Yoba
yog				Yogad
yoi		Jpan		Yonaguni
yok				Yokuts
yol			Yola	Yola
yom			Kiyombe	Kiyombe
yon			Yongkom	Yongkom
yor	yo		Èdè Yorùbá	Yoruba
yot				Yotti
yox		Zyyy		Yoron
yoy		Thai		Yoy
ypa		Zyyy		Phala
ypb		Zyyy		Labo Phowa
ypg		Zyyy		Phola
yph		Zyyy		Phupha
ypm		Zyyy		Phuma
ypn		Zyyy		Ani Phowa
ypo		Zyyy		Alo Phola
ypp		Zyyy		Phupa
ypz		Zyyy		Phuza
yra				Yerakai
yrb			Yareba	Yareba
yre			Yɔwlɛ	Yaouré
yrk		Cyrl	ненэцяʼ вада	Nenets
yrl			Nheẽgatu	Nhengatu
yrm				Yirrk-Mel
yrn		Zyyy		Yerong
yro				Yaroamë
yrs				Yarsun
yrw				Yarawata
yry				Yarluyandi
ysc		Zyyy		Yassic
ysd		Yiii		Samatao
ysg		Zyyy		Sonaga
ysl		Zxxx		Serbian Sign Language
ysm		Zxxx		Myanmar Sign Language
ysn		Yiii		Sani
yso		Zyyy		Nisi
ysp		Yiii		Southern Lolopo
ysr		Cyrl		Sirenik Yupik
yss			Yamano	Yessan-Mayo
ysy		Plrd		Sanie
yta		Zyyy		Talu
ytl		Zyyy		Tanglang
ytp		Zyyy		Thopho
ytw				Yout Wam
yty				Yatay
yua			Maaya t'aan	Yucatec Maya
yub				Yugambal
yuc				Yuchi
yud		Hebr		Judeo-Tripolitanian Arabic
yue		Hant	粵語	Yue Chinese
yuf				Havasupai-Walapai-Yavapai
yug		Cyrl		Yug
yui			Wajiaraye	Wajiara
yuj			Karkar	Karkar-Yuri
yuk		Zyyy		Yuki
yul				Yulu
yum				Quechan
yun			Ɓə́ná-Yungur	Bena
yup			Yukpa	Yukpa
yuq			Biá yë	Yuqui
yur				Yurok
yut			Yopno	Yopno
yuw			Yaö	Yau
yux		Cyrl		Southern Yukaghir
yuy		Zyyy		East Yugur
yuz				Yuracare
yva			Yawa Unat	Yawa
yvt				Yavitero
ywa				Kalou
ywg				Yinhawangka
ywl		Zyyy		Western Lalu
ywn				Yawanawa
ywq		Plrd		Wuding-Luquan Yi
ywr				Yawuru
ywt		Zyyy		Central Lalo
ywu		Plrd		Wumeng Nasu
yww				Yawarawarga
yxa				Mayawali
yxg				Yagara
yxl				Yardliyawarra
yxm				Yinwum
yxu				Yuyu
yxy				Yabula Yabula
yyr				Yir-Yoront
yyu				Yau
yyz		Zyyy		Ayizi
yzg		Zyyy		E’ma Buyang
yzk		Zyyy		Zokhuo
zaa			Titsaꞌ	Sierra de Juárez Zapotec
zab			Ditsa	Western Tlacolula Valley Zapotec
zac			Dizë́	Ocotlán Zapotec
zad			Xtillꞌchonaꞌ	Cajonos Zapotec
zae			Tisa	Yareni Zapotec
zaf			Didzé	Ayoquesco Zapotec
zag			Beria	Zaghawa
zah				Zamwal
zaj			Kizaramo	Zaramo
zak			Ekizanaki	Zanaki
zal		Zyyy		Zauzou
zam			Diiste	Miahuatlán Zapotec
zao			Dizte chaan zha Ozolotepec	Ozolotepec Zapotec
zap			Diidxazá	Zapotec
zaq			Tisa	Aloápam Zapotec
zar			Didza Xidza	Rincón Zapotec
zas			Diidxzaj	Santo Domingo Albarradas Zapotec
zat				Tabaa Zapotec
zau		Tibt		Zangskari
zav			Dižə'əxon	Yatzachi Zapotec
zaw			Didxsaj	Mitla Zapotec
zax				Xadani Zapotec
zay			Zaysite	Zayse
zaz				Zari
zba		Arab		Balaibalan
zbc				Central Berawan
zbe				East Berawan
zbl		Blis		Blissymbols
zbt				Batui
zbu				Bu
zbw				West Berawan
zca			Diꞌzhzë	Coatecas Altas Zapotec
zch		Hani		Central Hongshuihe Zhuang
zdj		Arab	Shingazidja	Ngazidja Comorian
zea			Zeêuws	Zeeuws
zeg				Zenag
zeh		Hani		Eastern Hongshuihe Zhuang
zem				Zeem
zen		Tfng	ⵜⵓⵥⵥⵓⵏⴳⵉⵢⵢⴰ	Zenaga
zga			Kɨkɨnga	Kinga
zgb		Hani		Guibei Zhuang
zgh		Tfng	ⵜⴰⵎⴰⵣⵉⵖⵜ	Standard Moroccan Tamazight
zgm		Hani		Minz Zhuang
zgn		Hani	壮语	Guibian Zhuang
zgr				Magori
zha	za		Vahcuengh	Zhuang
zhb		Zyyy		Zhaba
zhd		Hani		Dai Zhuang
zhi				Zhire
zhn			kauq Daez	Nong Zhuang
zho	zh	Hans	中文	Chinese
zhw				Zhoa
zhx		Nshu		Chinese (family)
zia				Zia
zib		Zxxx		Zimbabwe Sign Language
zik				Zimakani
zil				Zialo
zim				Mesme
zin			Echiziinza	Zinza
ziw			Zigula	Zigula
ziz				Zizilivakan
zka				Kaimbulawa
zkd			Asak	Kadu
zkg		Zyyy		Koguryo
zkh		Zyyy		Khorezmian
zkk		Zyyy		Karankawa
zkn		Zyyy		Kanan
zko		Cyrl		Kott
zkp				São Paulo Kaingáng
zkr		Zyyy		Zakhring
zkt		Kits		Kitan
zku				Kaurna
zkv		Zyyy		Krevinian
zkz		Cyrl		Khazar
zla				Zula
zlj		Hani		Liujiang Zhuang
zlm			ملايو	Malay
zln		Hani		Lianshan Zhuang
zlq		Hani		Liuqian Zhuang
zlu			Bi Zule	Zul
zma				Manda
zmb			Kibinja	Zimba
zmc				Margany
zmd				Maridan
zme				Mangerr
zmf				Mfinu
zmg				Marti Ke
zmh				Makolkol
zmi				Negeri Sembilan Malay
zmj				Maridjabin
zmk				Mandandanyi
zml				Matngala
zmm				Marimanindji
zmn				Mbangwe
zmo				Molo
zmp			Mbuun	Mbuun
zmq				Mituku
zmr				Maranunggu
zms				Mbesa
zmt				Maringarr
zmu				Muruwari
zmv				Mbariman-Gudhinma
zmw				Mbo
zmx				Bomitaba
zmy				Mariyedi
zmz			Mbandja	Mbandja
zna			More	Zan Gula
zne			Pa Zande	Zande
zng				Mang
znk				Manangkari
zns				Mansi
zoc			Tzunitzame	Copainalá Zoque
zoh			Tzunitzame	Chimalapa Zoque
zom			Zokam	Zou
zoo				Asunción Mixtepec Zapotec
zoq				Tabasco Zoque
zor			Otetzame	Rayón Zoque
zos			Otetzame	Francisco León Zoque
zpa			Didxsá	Lachiguiri Zapotec
zpb				Yautepec Zapotec
zpc			Diꞌidzaꞌ xidzaꞌ	Choapan Zapotec
zpd				Southeastern Ixtlán Zapotec
zpe				Petapa Zapotec
zpf			Diidx Zah	San Pedro Quiatoni Zapotec
zpg			Didz-rieꞌ	Guevea de Humboldt Zapotec
zph				Totomachapan Zapotec
zpi			Disa	Santa María Quiegolani Zapotec
zpj				Quiavicuzas Zapotec
zpk				Tlacolulita Zapotec
zpl			Dialu	Lachixío Zapotec
zpm			Diidz-zë	Mixtepec Zapotec
zpn				Santa Inés Yatzechi Zapotec
zpo			Dizhze	Amatlán Zapotec
zpp				El Alto Zapotec
zpq			Diža'xon	Zoogocho Zapotec
zpr			Diste’	Santiago Xanica Zapotec
zps				Coatlán Zapotec
zpt			Dizhnde	San Vicente Coatlán Zapotec
zpu			Dill Gurall ke Yararꞌj	Yalálag Zapotec
zpv			Dxiꞌzah	Chichicapan Zapotec
zpw				Zaniza Zapotec
zpx			Diste’	San Baltazar Loxicha Zapotec
zpy				Mazaltepec Zapotec
zpz			Rixhquei	Texmelucan Zapotec
zqe		Hani		Qiubei Zhuang
zra		Zyyy		Kara (Korea)
zrg		Orya		Mirgan
zrn			Zerenkele	Zerenkel
zro				Záparo
zrp		Hebr		Zarphatic
zrs			Mairasi	Mairasi
zsa				Sarasira
zsk		Zyyy		Kaskean
zsl		Zxxx		Zambian Sign Language
zsm			بهاس مليسيا	Malay
zsr			Didzaꞌ	Southern Rincon Zapotec
zsu				Sukurum
zte				Elotepec Zapotec
ztg			Di'tsë gu'n xne' minn	Xanaguía Zapotec
ztl				Lapaguía-Guivini Zapotec
ztm				San Agustín Mixtepec Zapotec
ztn				Santa Catarina Albarradas Zapotec
ztp			Diste	Loxicha Zapotec
ztq			Tiitssë	Quioquitani-Quierí Zapotec
zts			Diza	Tilquiapan Zapotec
ztt				Tejalapan Zapotec
ztu			Diza	Güilá Zapotec
ztx				Zaachila Zapotec
zty			Didxa shiza'	Yatee Zapotec
zuh			Gamoze	Tokano
zul	zu		isiZulu	Zulu
zum		Arab		Kumzari
zun			Shiwi'ma	Zuni
zuy				Zumaya
zwa		Ethi		Zay
zxx		Zyyy		No linguistic content
zyb			Vahcuengh	Zhuang
zyg		Hani	佒壯	Yang Zhuang
zyj				Youjiang Zhuang
zyn		Hani		Yongnan Zhuang
zyp			Zyphe	Zyphe Chin
zza				Zaza
zzj		Hani		Zuojiang Zhuang
`;
