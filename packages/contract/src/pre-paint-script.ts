/**
 * The only inline script of a page, the same text on every page, allowed by its hash. It stands in the head and runs
 * before the first frame:
 *
 * - applies the remembered text size, so that nothing re-flows later;
 * - where this browser has fetched the full faces before (localStorage has their list under the key `data-faces`),
 *   declares them and asks for them with low priority. `optional`: the browser holds the first frame some
 *   milliseconds for its cache (50 in Chromium); a face that comes later is not used on this page;
 * - else (nothing stored, which throws) fetches the headline cut, `data-cut`, with low priority. Nothing waits for it:
 *   it is used if no frame was drawn yet, and for the title alone while the title is invisible, because its fade-in
 *   begins after 100 ms. A slow or metered connection is not asked.
 *
 * So no text changes its face while it is seen, and no face goes before a picture.
 */
export const prePaintScript = `((d,n,{cut,faces})=>{let at,add=(family,weight,src)=>d.fonts.add(new FontFace(family,src,{weight,display:"optional"}))
try{let s=localStorage;d.documentElement.dataset.textSize=s["text-size"]||0
JSON.parse(s[faces]).map(([family,weight,href])=>{d.head.append(Object.assign(d.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",fetchPriority:"low",href}))
add(family,weight,\`url(\${href})\`)})}catch{if(cut&&!n.saveData&&!(n.rtt>100)){requestAnimationFrame(t=>{at=t})
fetch(cut,{priority:"low"}).then(x=>x.arrayBuffer()).then(b=>{at||add("Lake Headline",500,b);at<performance.now()-90||add("Lake Title",500,b)},()=>{})}}
})(document,navigator.connection||0,document.currentScript.dataset)`;

/** CSP source of the script; a test compares it with the text. */
export const prePaintScriptHash = 'sha256-Pc6jD55R6R1DDdG5hv3mflA/YuWbTKB0uIRqWUnZwFM=';
