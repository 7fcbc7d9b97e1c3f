/** ※ lines. The first is the legal wording of type and interior pages: change it in docs/specification.md first. */
export const modelUnitNotice =
  '상기 이미지는 전시품목과 유상옵션이 포함된 견본주택을 나타낸 것으로, 타입별 유상옵션의 적용 범위와 위치가 다르며 실제 시공 시 차이가 있을 수 있습니다.';

export const planNotice =
  '평면도와 실별 크기는 발코니 확장형 기준이며, 향과 조망은 동·호수에 따라 다릅니다.';

/** Below rendered pictures and tours; drawn plans have their own notice. */
export const cgNotice =
  '상기 이미지는 소비자의 이해를 돕기 위한 CG로 실제와 차이가 있을 수 있습니다.';

export const videoNotice =
  '상기 영상은 소비자의 이해를 돕기 위해 CG로 제작한 것으로 실제와 차이가 있을 수 있습니다.';
