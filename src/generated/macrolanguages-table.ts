/**
 * The macrolanguages of ISO 639-3: code, "=" and the member that represents it, the other members. Made by
 * languages-table.make.ts from npm @ethnolib/find-language (SIL's langtags data, MIT); do not edit.
 */
export const macrolanguagesTable: string = `
aka=twi
ara=arb aao abh abv acm acq acw acx acy adf aeb aec afb apc apd arq ars ary arz auz avl ayh ayl ayn ayp bbz pga shu ssh
aym=ayr ayc
aze=azj azb
bal=bcc bgn bgp
bik=bcl bln bto cts fbl lbl rbl ubl
bnc=lbk ebk obk rbk vbk
bua=bxr bxm bxu
chm=mhr mrj
cre=cwd crj crk crl crm csw
del=umu unm
den=xsl scs
din=dik dib dip diw dks
doi=dgo xnr
est=ekk vro
fas=pes prs
ful=fuc ffm fub fue fuf fuh fui fuq fuv
gba=gya bdt gbp gbq gmm gso
gon=gno esg wsg
grb=gbo gec grj grv gry
grn=gug gnw gui gun nhd
hai=hdn hax
hbs bos cnr hrv srp
hmn=hea cqd hma hmc hmd hme hmg hmh hmi hmj hml hmm hmp hmq hms hmw hmy hmz hnj hrm huj mmr muq mww sfm
iku=ike ikt
ipk=esk esi
jrb=aju jye yhd yud
kau=knc kby krt
kln=spy enb eyo niq oki pko sgc tec tuy
kok=knn gom
kom=kpv koi
kon=kng kwy ldi
kpe=xpe gkp
kur=kmr ckb sdh
lah=pnb hnd hno jat phr skr xhe
lav=lvs ltg
luy=bxk ida lkb lko lks lri lrm lsm lto lts lwg nle nyd rag
man=emk mku mlq msc mwk
mlg=plt bhr bmm bzc msh skg tdx tkg txy xmv xmw
mon=khk mvf
msa=zsm bjn btj bve bvu coa dup hji ind jak jax kvb kvr kxd lce lcf liw max meo mfa mfb min mqg msi mui orn ors pel pse tmw urk vkk vkt xmm zlm zmi
mwr=dhd mtr mve rwr swv wry
nep=npi dty
nor nno nob
oji=ojg ciw ojb ojc ojs ojw otw
ori=ory spv
orm=gaz gax hae orc
pus=pbu pbt pst
que=quz qub qud quf qug quk qul qup qur qus quw qux quy qva qvc qve qvh qvi qvj qvl qvm qvn qvo qvp qvs qvw qvz qwa qwc qwh qws qxa qxc qxh qxl qxn qxo qxp qxr qxt qxu qxw
raj=mup bgq gda gju hoj wbr
rom=rmy rmc rmf rml rmn rmo rmw
sqi=als aae aat aln
srd=src sdc sdn sro
swa=swh swc
syr=cld aii
tmh=ttq taq thv thz
uzb=uzn uzs
yid=ydd yih
zap zaa zab zac zad zae zaf zam zao zaq zar zas zat zav zaw zax zca zoo zpa zpb zpc zpd zpe zpf zpg zph zpi zpj zpk zpl zpm zpn zpo zpp zpq zpr zps zpt zpu zpv zpw zpx zpy zpz zsr zte ztg ztl ztm ztn ztp ztq zts ztt ztu ztx zty
zha=zyb zch zeh zgb zgm zgn zhd zhn zlj zln zlq zqe zyg zyj zyn zzj
zho=cmn cdo cjy cnp cpx csp czh czo gan hak hsn lzh mnp nan wuu yue
zza=diq kiu
`;
