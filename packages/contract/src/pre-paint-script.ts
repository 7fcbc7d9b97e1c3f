/** A visitor's first interaction, after which a page hydrates. */
export const intents = [
  'wheel',
  'pointermove',
  'focusin',
  'keydown',
  'touchstart',
  'click',
  'pointerdown',
] as const;

/**
 * The only inline script, allowed by its hash. It is in the head and runs before the first frame:
 *
 * - It runs the boot file after the first paint: the page's first template contains the script element, and the browser
 *   fetches the file once the element is in the document. So neither code nor request delays a text or a picture. Where no
 *   paint is reported (hidden tabs), this happens after three seconds. Until the boot file runs, input is recorded for it;
 *   a link that script handles in place is followed only if the boot file has not run within three seconds. The first
 *   input while the boot file is being fetched raises its priority by a preload: over HTTP/1.1 with its six connections
 *   it would queue behind the pictures below the window.
 * - It records what others (translators, extensions, the browser itself) change in the page after it is parsed, up to 9,000
 *   changes: hydration undoes and redoes them (shell/src/remotes/islands/undo-changes.ts).
 * - It records the address of the document, because back may change it before the boot file runs.
 * - It applies the stored text size, so that nothing reflows later.
 * - If this browser has our faces in its cache (localStorage lists them under the key in `data-faces`), it declares
 *   them and preloads them with low priority. `optional`: the browser delays the first frame by a few milliseconds (50
 *   in Chromium) for its cache, and a face that arrives later is not used on this page. On a system without a Korean
 *   face the list says `block`: there a late face is better than none.
 *
 * On a first visit nothing is stored, reading it throws, and the system faces stay: no visible text changes its face,
 * and no face is loaded before a picture.
 */
export const prePaintScript = `(d=>{let q=[],c=[],k,b=()=>d.head.append(d.querySelector("template").content),p=o=>d.head.append(Object.assign(d.createElement("link"),{rel:"preload",...o})),f=e=>{let a=e.target.closest?.("a[data-registration],a[data-enhanced]")
q.push(e);k||(k=d.querySelector("script[integrity]"))&&p({as:"script",fetchPriority:"high",href:k.src,integrity:k.integrity});a&&e.type<"d"&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&(e.preventDefault(),setTimeout(()=>q[0]&&(location=a.href),3e3))}
siteBoot={earlyEvents:q,record:f,path:location.pathname,changes:c};d.addEventListener("DOMContentLoaded",()=>new MutationObserver(r=>c[9e3]||c.push(...r)).observe(d.body,{subtree:!0,childList:!0,characterDataOldValue:!0}));${JSON.stringify(intents.join(' '))}.split(" ").map(t=>addEventListener(t,f,!0));new PerformanceObserver(b).observe({type:"paint"});setTimeout(b,3e3)
try{let s=localStorage;d.documentElement.dataset.textSize=s["text-size"]||0
JSON.parse(s[d.currentScript.dataset.faces]).map(([family,weight,href,display="optional"])=>{p({as:"font",crossOrigin:"",fetchPriority:"low",href})
d.fonts.add(new FontFace(family,\`url(\${href})\`,{weight,display}))})}catch{}})(document)`;

/** CSP source of the script; a test computes it from the text. The policy of a page has the hash of the shell that rendered it. */
export const prePaintScriptHash = 'sha256-4ZlPZNl0gr1lmOlS0QII2RLmtGIBaR53nGkProyPWOs=';
