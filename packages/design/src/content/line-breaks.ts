/**
 * Words of Korean copy in which keep-all still allows a line break, at `·`, after `)`, before ㎡, at hyphens; and the name of
 * the city.
 */
export const breakableWords =
  /(\S*(?:[가-힣\d]·[가-힣]|\)[가-힣]|\d㎡|\d-\d|[A-Z]-[가-힣])\S*|클러스터 시티\S*)/;
