import { createHash } from 'node:crypto';

/** The colours of packages/design/src/tokens-css.ts; system typefaces, since a page of this service loads nothing. */
export const pageStyle = `
:root{color:#10222d;background:#fbfaf7;font:1.0625rem/1.72 "Apple SD Gothic Neo","Noto Sans KR","Malgun Gothic",sans-serif;word-break:keep-all;overflow-wrap:anywhere}
*{box-sizing:border-box;margin:0}
header,footer{padding:1.25rem clamp(1.25rem,6.6vw,5.5rem)}
header{background:#0b1820}
header a{display:inline-block;padding:.5rem 0;color:#fff;font-size:1.25rem;text-decoration:none}
footer{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;border-top:1px solid #d9dedd}
footer a{padding:.6rem 0}
main{max-width:44rem;margin:0 auto;padding:clamp(2.5rem,7vw,5rem) 1.25rem;display:grid;gap:1.5rem}
h1,h2,.title{font-family:"Noto Serif KR","Nanum Myeongjo",Batang,serif;font-weight:500;letter-spacing:-.035em;line-height:1.4}
h1{font-size:clamp(1.9375rem,1.43rem + 2.07vw,2.75rem)}
h2,.title{font-size:1.375rem}
a{color:inherit;text-underline-offset:4px}
.block{display:grid;gap:.75rem;padding:2rem 1.5rem;background:#fff;border-top:2px solid #a5855f}
.error{border-top-color:#a3271d}
.receipt{font:600 clamp(1.5rem,7vw,2rem)/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.06em}
form{display:grid;gap:1.25rem}
label{display:grid;gap:.5rem;font-weight:600}
label.box{display:flex;align-items:center;gap:.75rem;min-height:3rem;font-weight:400}
label small{font-size:inherit;font-weight:400;color:#3d5461}
input,textarea{width:100%;min-height:3.5rem;padding:.85rem 1rem;border:1px solid #74848c;border-radius:2px;background:#fff;color:inherit;font:inherit}
.box input{width:1.5rem;min-height:1.5rem;flex:none}
button{min-height:3.5rem;padding:.75rem 1.5rem;border:1px solid #10222d;border-radius:2px;background:#10222d;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button.quiet{background:none;color:#a3271d;border-color:#a3271d}
:focus-visible{outline:3px solid #2f6a7c;outline-offset:3px}
header :focus-visible{outline-color:#f6dcae}
`;

const styleHash = createHash('sha256').update(pageStyle).digest('base64');

/** The page's policy: besides links it allows only its own style and native posts to this site. */
export const pagePolicy = [
  "default-src 'none'",
  "frame-ancestors 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
].join('; ');
