/**
 * The only inline script of a page, the same text on every page, allowed by its hash. It stands in the head and runs
 * before the first frame:
 *
 * - applies the remembered text size, so that nothing re-flows later;
 * - where this browser has fetched our faces before (localStorage holds their list under the key `data-faces`),
 *   declares them and asks for them with low priority. `optional`: the browser holds the first frame some
 *   milliseconds for its cache (50 in Chromium); a face that comes later is not used on this page. A system without any
 *   Korean face has stored `block` beside them: there a late face is better than none.
 *
 * On a first page nothing is stored, reading it throws, and the visitor's own faces stay: no text changes its face
 * while it is seen, and no face goes before a picture.
 */
export const prePaintScript = `(d=>{try{let s=localStorage;d.documentElement.dataset.textSize=s["text-size"]||0
JSON.parse(s[d.currentScript.dataset.faces]).map(([family,weight,href,display="optional"])=>{d.head.append(Object.assign(d.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",fetchPriority:"low",href}))
d.fonts.add(new FontFace(family,\`url(\${href})\`,{weight,display}))})}catch{}})(document)`;

/** CSP source of the script; a test compares it with the text. */
export const prePaintScriptHash = 'sha256-ZBwVnFx2NJZoWE7zwMAH8UhwCGOGRB3CoM1WfVz+bh4=';
