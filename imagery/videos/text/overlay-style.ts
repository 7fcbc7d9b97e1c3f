import type { VideoCut } from '../screenplay';

/**
 * Sizes are those of a desktop, which shows a frame pixel by pixel, and of a phone, which shows one at half its size: there a
 * heading is 22 pixels high, the notice 9. Colours are the tokens of packages/design: ink, paper, lamp.
 */
export const overlayStyle = ({ width, height }: Pick<VideoCut, 'width' | 'height'>): string => `
section{position:relative;box-sizing:border-box;width:${width}px;height:${height}px;overflow:hidden;color:#fff;
 word-break:keep-all;font-kerning:normal}
p{margin:0}
.heading{font:500 44px/1.3 'Lake Serif','Lake Sans';letter-spacing:-.035em}
.detail{margin-top:4px;font:500 24px/1.4 'Lake Sans','Lake Sans More';letter-spacing:-.012em}
.notice,.small{font:400 18px/1.3 'Lake Sans','Lake Sans More';letter-spacing:-.012em}
.notice{position:absolute;right:32px;bottom:16px;color:#e3eaec}
.caption.words{display:flex;flex-direction:column;justify-content:flex-end;padding:0 40px 52px}
.caption.words:not(.bright) p{text-shadow:0 1px 14px rgb(11 24 32/.55)}
.caption.ground{background:linear-gradient(to top,rgb(11 24 32/.82),rgb(11 24 32/.62) 18%,rgb(11 24 32/.24) 34%,rgb(11 24 32/0) 50%)}
.bright.words{color:#10222d}
.bright.words .detail{color:#3d5461;max-width:300px;text-wrap:balance}
.bright.ground .notice{color:#3d5461;text-shadow:0 0 6px #fbfaf7,0 0 6px #fbfaf7,0 0 10px #fbfaf7}
.bright.ground{background:linear-gradient(to top,rgb(251 250 247/.92) 8%,rgb(251 250 247/0) 14%),radial-gradient(ellipse 66% 44% at 0 100%,rgb(251 250 247/.96) 44%,rgb(251 250 247/.7) 68%,rgb(251 250 247/0))}
.title.words,.closing.words{display:flex;flex-direction:column;align-items:center;justify-content:center;
 padding-bottom:30px;text-align:center}
.title .heading{font-size:51px;text-shadow:0 2px 28px rgb(11 24 32/.5)}
.title .detail{margin:0 0 10px;font-size:27px;color:#f6dcae;text-shadow:0 1px 12px rgb(11 24 32/.7)}
.title.ground{background:radial-gradient(ellipse 76% 62% at 50% 47%,rgb(11 24 32/.48),rgb(11 24 32/.08)),
 linear-gradient(to top,rgb(11 24 32/.6),rgb(11 24 32/0) 22%)}
.closing.ground{background:rgb(11 24 32/.7)}
.closing .heading{font-size:72px}
.closing .eyebrow{margin-top:18px;font:500 26px/1.4 'Lake Sans','Lake Sans More';color:#c6d2d6}
.closing .phone{font:300 68px/1.2 'Lake Numerals','Lake Serif';color:#f6dcae;letter-spacing:.01em}
.closing .small{position:absolute;left:24px;right:24px;bottom:18px;color:#c6d2d6}
`;
