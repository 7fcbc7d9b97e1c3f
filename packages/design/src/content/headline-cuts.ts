/** Written by `npm run fonts`; do not edit. */

/** The serif cut to the headlines of a page, the smallest file first. */
export const headlineCuts = [
  { file: 'headline.8e93b60ffd.woff2', letters: '01B레슬시윤이크티' },
  { file: 'headline.eba772ef07.woff2', letters: '니레뮤슬시윤이커크티' },
  { file: 'headline.53c259f5f3.woff2', letters: '도레론보슬시언윤이크티' },
  { file: 'headline.aa65b60489.woff2', letters: '59B레리슬시어윤이인크테티' },
  { file: 'headline.478cff6eeb.woff2', letters: '납내레부세슬시안윤이인지크티' },
  { file: 'headline.df7a8b6515.woff2', letters: '내넷레슬시안약윤이인청크터티' },
  { file: 'headline.50f178f2e8.woff2', letters: '고공내레모슬시안윤이입자주집크티' },
  { file: 'headline.d17e2d22ec.woff2', letters: '개레리방보슬시윤이인정처침크티' },
  { file: 'headline.3c94e3e6a7.woff2', letters: '등레록료문방슬시약예완윤이크티' },
  { file: 'headline.9dd6c21cbd.woff2', letters: '등레록문방슬시실약예윤이크티패' },
  { file: 'headline.6f45809bb8.woff2', letters: ',가게깝내는더레물슬시안윤이일입지크터티' },
  { file: 'headline.477b2c983b.woff2', letters: '레세슬시약에요윤이인전주청체크트티포해확' },
  { file: 'headline.2722859062.woff2', letters: '가곁곱는레리미사수슬시엄에유윤이일지크티프호' },
  { file: 'headline.6afda8e645.woff2', letters: '-E걸는델레먼모보서스슬시어에우윤이저집크티하' },
  { file: 'headline.068a91180a.woff2', letters: ',·까도동레리몇배수슬시요우윤은이일집치크티호' },
  { file: 'headline.b9f21bea43.woff2', letters: ',가곁내는도레사숫슬시안업에윤이일집짓크티하호' },
  {
    file: 'headline.bbdf3144d4.woff2',
    letters: '겨계기내러레류서세슬시안약에오요윤이전주챙크티하',
  },
  { file: 'headline.d85203e79a.woff2', letters: ',녘니다레보불상수슬시에영윤이질집켜크티해호홍' },
  {
    file: 'headline.019f0fa73f.woff2',
    letters: ',계고곱공까날레번부분슬시약양윤의이일정지짜크터티',
  },
  {
    file: 'headline.403615ceb6.woff2',
    letters: '개니다단도동레를배비섰수슬습시열윤의이지치켜크티해향호',
  },
  {
    file: 'headline.6bb3c8a631.woff2',
    letters: '.59B과녁니다두들레례로면붕슬시아어열옵윤으을의이저지차창침크티',
  },
  {
    file: 'headline.90e6f1930b.woff2',
    letters: '.59A같거고과나눕니다두들레면문붕살서슬시실어열윤은을이지침크티햇',
  },
  {
    file: 'headline.651913e9cf.woff2',
    letters: '과권내넉는동되레방사상생서선수슬시안에여영유윤은의이작집크티한호활',
  },
  {
    file: 'headline.a7c26d6575.woff2',
    letters: ',겠날녁니다델등레록모문방뵙빛서스슬습시약에예우윤은이저좋크티하',
  },
  {
    file: 'headline.2e42559531.woff2',
    letters: '.48A거고과나니다들란레를면문봅붕서셋수슬시실어열윤을이지침크티호히',
  },
  {
    file: 'headline.0b8c068ae1.woff2',
    letters: ',객겠고관날녁니다델등레록모뵙빛서스슬습시심에우윤은이저좋크티하',
  },
  {
    file: 'headline.4b087732e1.woff2',
    letters: '.01거걸고나넷니다더도두들러레면문물방붕서슬습시실어열윤은을음이있지크티한',
  },
  {
    file: 'headline.a061d402b8.woff2',
    letters: '.48B고니다두들레로를리면모문물방붕비빛서슬습시어열였워윤으을의이지창크티향',
  },
  {
    file: 'headline.f3763b86f1.woff2',
    letters:
      ',.48A·가거과나녁는니다당돌래레로리머무물방빛색서슬시식실안어에오온윤으의이인입저져주집크테티',
  },
  {
    file: 'headline.be6fe791d4.woff2',
    letters: ',.59A·거냈눈니다당덜레록리밝방벽선수슬습시식실안어오와윤은을이인일작좁주줄집크테티흰',
  },
  {
    file: 'headline.c85205a424.woff2',
    letters:
      ',.48B·거경고낮는니다당대두레리면방벽색슬습시식신실안앞어었에윤을의이인주집창추크테티풍하',
  },
  {
    file: 'headline.e31c93a25a.woff2',
    letters:
      '가간개게나낱녁는담두드랜레로를름리만말물보부브빛상서세소수슬시에영요우위윤으은의이잘저지크키티호',
  },
  {
    file: 'headline.7409ace4c8.woff2',
    letters:
      ',125가길나내네녁누는니다단대도되등러레로록리린면문물반방빛서섯세수스슬시앞약에열예윤으을이입작저지집쪽체켜크클타터티호',
  },
] as const;

/** Marks of headlines that the typeface does not have at all: they come from the visitor's own in every face. */
export const absentMarks = '「」㎡';
