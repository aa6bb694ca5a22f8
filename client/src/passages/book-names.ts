/**
 * English names and abbreviations of the books, by USFM id. Names that begin with an id's number stand without it,
 * as it may be written `1`, `I`, `1st` or `First`.
 */
export const bookNames = `
GEN Genesis,Gn|EXO Exodus,Exod,Ex|LEV Leviticus,Lv|NUM Numbers,Numb,Nb|DEU Deuteronomy,Deut,Dt|JOS Joshua,Josh
JDG Judges,Judg,Jdgs|RUT Ruth,Rth,Ru|1SA Samuel,Sam,Sm|2SA Samuel,Sam,Sm|1KI Kings,Kgs,Kin|2KI Kings,Kgs,Kin
1CH Chronicles,Chron,Chr|2CH Chronicles,Chron,Chr|EZR Ezra|NEH Nehemiah,Neh|EST Esther,Esth,Es|JOB Job,Jb
PSA Psalms,Psalm,Ps,Pss,Pslm|PRO Proverbs,Prov,Pr,Prv|ECC Ecclesiastes,Eccl,Eccles,Ec,Qoh,Qoheleth
SNG Song of Songs,Song of Solomon,Song,Songs,Canticles,Cant,SS,SOS|ISA Isaiah,Is|JER Jeremiah,Jr|LAM Lamentations,La
EZK Ezekiel,Ezek,Eze|DAN Daniel,Dn|HOS Hosea,Ho|JOL Joel,Jl|AMO Amos,Am|OBA Obadiah,Obad,Ob|JON Jonah,Jnh
MIC Micah,Mi|NAM Nahum,Nah,Na|HAB Habakkuk,Hb|ZEP Zephaniah,Zeph|HAG Haggai,Hg|ZEC Zechariah,Zech,Zch|MAL Malachi,Ml
MAT Matthew,Matt,Mt|MRK Mark,Mk,Mr|LUK Luke,Lk|JHN John,Jn,Joh|ACT Acts,Acts of the Apostles|ROM Romans,Rm
1CO Corinthians,Cor|2CO Corinthians,Cor|GAL Galatians,Ga|EPH Ephesians,Ephes|PHP Philippians,Phil,Philip
COL Colossians,Cl|1TH Thessalonians,Thess,Thes,Th|2TH Thessalonians,Thess,Thes,Th|1TI Timothy,Tim,Ti
2TI Timothy,Tim,Ti|TIT Titus,Ti|PHM Philemon,Philem,Phlm|HEB Hebrews,Hebr|JAS James,Jam,Jms|1PE Peter,Pet,Pt
2PE Peter,Pet,Pt|1JN John,Jn,Jo,Joh|2JN John,Jn,Jo,Joh|3JN John,Jn,Jo,Joh|JUD Jude,Jd
REV Revelation,Revelations,Revelation of John,Apocalypse,Apoc,Rv
TOB Tobit,Tb|JDT Judith|ESG Greek Esther,Esther Greek,Additions to Esther|WIS Wisdom,Wisdom of Solomon,Wisd
SIR Sirach,Ecclesiasticus,Ecclus|BAR Baruch|LJE Letter of Jeremiah,Epistle of Jeremiah
S3Y Song of the Three Young Men,Prayer of Azariah|SUS Susanna|BEL Bel and the Dragon,Bel|1MA Maccabees,Macc
2MA Maccabees,Macc|3MA Maccabees,Macc|4MA Maccabees,Macc|1ES Esdras,Esd,Esdr|2ES Esdras,Esd,Esdr
MAN Prayer of Manasseh,Manasseh|PS2 Psalm 151|ODA Odes|PSS Psalms of Solomon|EZA Apocalypse of Ezra|5EZ Ezra
6EZ Ezra|DAG Greek Daniel,Daniel Greek|PS3 Psalms 152-155|2BA Baruch|LBA Letter of Baruch|JUB Jubilees|ENO Enoch
1MQ Meqabyan|2MQ Meqabyan|3MQ Meqabyan|REP Reproof|4BA Baruch|LAO Laodiceans,Letter to the Laodiceans`;
