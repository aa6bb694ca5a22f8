import { createHash } from 'node:crypto';

/**
 * Filters the findings on the page of a check, and shows its texts in the language of the reader. Filters are
 * part of the address, so that they survive a reload. The page is complete without it.
 */
export const checkScript = `const all=s=>[...document.querySelectorAll(s)],one=s=>document.querySelector(s),root=document.documentElement;
const texts=JSON.parse(one('#texts').textContent),store={get(k){try{return localStorage.getItem(k)}catch{}},set(k,v){try{localStorage.setItem(k,v)}catch{}}};
const own='scriptorium.check.language',language=one('#language');
const ofReader=()=>{try{return JSON.parse(store.get('scriptorium.settings')).language}catch{}};
function speak(code){
const words={...texts.en,...texts[code]},locale=code==='zh'?'zh-Hans':code,format=new Intl.NumberFormat(locale,{numberingSystem:'latn'});
root.lang=locale;root.dir=/^(ar|he)$/.test(code)?'rtl':'ltr';language.value=code;
for(const e of all('[data-t]'))e.textContent=words[e.dataset.t];
for(const e of all('data'))e.textContent=format.format(e.value);
for(const e of all('.translated'))e.hidden=code==='en';
document.title=words.check;
}
const wished=[store.get(own),ofReader(),...navigator.languages.map(tag=>tag.split('-')[0].replace('iw','he'))];
speak(wished.find(code=>texts[code])??'en');
language.onchange=()=>{store.set(own,language.value);speak(language.value)};
for(const e of all('[data-reader]'))if(/\\/check\\/[^/]*$/.test(location.pathname))e.href='../'+e.dataset.reader;
const filters=one('#filters'),findings=all('.finding');
function show(){
const {severity,code,book,text}=Object.fromEntries(new FormData(filters)),wanted=text.trim().toLowerCase();let shown=0;
for(const e of findings){const d=e.dataset;
e.hidden=!((!severity||d.severity===severity)&&(!code||d.code===code)&&(!book||d.book===book)&&(!wanted||e.textContent.toLowerCase().includes(wanted)||e.closest('.place')?.textContent.toLowerCase().includes(wanted)));
if(!e.hidden)shown++}
const part=one('#shown');if(part){part.value=shown;part.textContent=shown.toLocaleString(root.lang,{numberingSystem:'latn'})}
}
if(filters){
for(const [name,value] of new URLSearchParams(location.search))if(filters.elements[name])filters.elements[name].value=value;
filters.oninput=()=>{show();
const chosen=[...new FormData(filters)].filter(([,value])=>value!=='');
try{history.replaceState(null,'',location.pathname+(chosen.length?'?'+new URLSearchParams(chosen):'')+location.hash)}catch{}};
filters.onsubmit=e=>e.preventDefault();filters.hidden=false;show();
}
one('#languages').hidden=false;`;

export const checkScriptSource = `'sha256-${createHash('sha256').update(checkScript).digest('base64')}'`;
