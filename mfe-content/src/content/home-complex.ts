import { cgNote } from './cg-note';
import { complexLayout } from './complex-layout';
import { homePictures } from './pictures-home';

export const complex = {
  eyebrow: 'COMPLEX',
  title: '호수 쪽으로 열린 단지',
  linkText: '더 알아보기',
  items: [
    {
      title: '단지배치도',
      text: '호수를 따라 열 개의 동을 놓고, 차는 지하로 내려보냈습니다.',
      picture: homePictures.complexLayout,
      routeId: 'complex-layout',
      fragment: '',
      destination: '단지배치도',
    },
    {
      title: '단지 특화설계',
      text: '층마다 다른 불빛이 옥탑의 조명선으로 이어집니다.',
      picture: homePictures.complexDesign,
      routeId: 'complex-layout',
      fragment: complexLayout.specialDesign.id,
      destination: complexLayout.specialDesign.title,
    },
    {
      title: '커뮤니티',
      text: '수변 광장을 가운데 두고 운동시설과 라운지가 마주 봅니다.',
      picture: homePictures.complexCommunity,
      routeId: 'community',
      fragment: '',
      destination: '커뮤니티',
    },
  ],
  notes: [cgNote, '단지 내 조경, 식재 계획과 시설물의 위치는 실제 시공 시 변경될 수 있습니다.'],
} as const;
