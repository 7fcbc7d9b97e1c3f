import type { ImageAsset } from '@site/design';
import { renderedPictures } from './rendered-pictures';

export const customerPage = {
  heading: ['저녁빛이 좋은 날,', '모델하우스에서 뵙겠습니다'],
  formHeading: '방문예약 등록',
  serviceEyebrow: 'CUSTOMER SERVICE',
  serviceTitle: '고객 서비스',
  service:
    '문의를 남겨 주시면 빠르게 답변드립니다. 등록하시면 분양 소식을 받아보실 수 있습니다. (수신에 동의하신 경우)',
  phoneTerm: '대표번호',
  hoursTerm: '상담시간',
} as const;

export const customerPicture: ImageAsset = {
  id: 'customer',
  width: 1120,
  height: 700,
  alt: '단지 모형과 상담석이 있는 모델하우스 라운지 CG',
  ...renderedPictures.customer,
};

export const pictureNote =
  '※ 상기 이미지는 소비자의 이해를 돕기 위한 CG로 실제와 차이가 있을 수 있습니다.';
