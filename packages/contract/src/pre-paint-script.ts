/**
 * The only inline script, identical on every page and allowed by its hash. It is in the head and runs before the first
 * frame:
 *
 * - It applies the stored text size, so that nothing reflows later.
 * - If this browser has our faces in its cache (localStorage lists them under the key in `data-faces`), it declares
 *   them and preloads them with low priority. `optional`: the browser delays the first frame by a few milliseconds (50
 *   in Chromium) for its cache, and a face that arrives later is not used on this page. On a system without a Korean
 *   face the list says `block`: there a late face is better than none.
 *
 * On a first visit nothing is stored, reading it throws, and the system faces stay: no visible text changes its face,
 * and no face is loaded before a picture.
 */
export const prePaintScript = `(d=>{try{let s=localStorage;d.documentElement.dataset.textSize=s["text-size"]||0
JSON.parse(s[d.currentScript.dataset.faces]).map(([family,weight,href,display="optional"])=>{d.head.append(Object.assign(d.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",fetchPriority:"low",href}))
d.fonts.add(new FontFace(family,\`url(\${href})\`,{weight,display}))})}catch{}})(document)`;

/** CSP source of the script; a test computes it from the text. */
export const prePaintScriptHash = 'sha256-ZBwVnFx2NJZoWE7zwMAH8UhwCGOGRB3CoM1WfVz+bh4=';
