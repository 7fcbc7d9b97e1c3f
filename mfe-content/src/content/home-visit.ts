import { cgNoteOnPicture } from './cg-note';

export const visit = {
  eyebrow: 'RESERVATION',
  title: '방문예약 등록',
  promise: {
    before: '등록하시면 모델하우스 주소와 잔여 세대 안내를 ',
    /** Kept on one line: keep-all breaks after ")". */
    unbroken: '문자(SMS)로',
    after: ' 보내 드립니다.',
  },
  note: cgNoteOnPicture,
} as const;
