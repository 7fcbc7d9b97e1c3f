import { phoneKey } from './phone-key';

test.each([
  '01012345678',
  '010-1234-5678',
  ' 010 1234 5678 ',
  '010.1234.5678',
  '(010) 1234–5678',
  '０１０－１２３４－５６７８',
  '+82 10-1234-5678',
  '+82 (0)10 1234 5678',
  '0082-10-1234-5678',
])('%s is the same number', (phone) => {
  expect(phoneKey(phone)).toBe('01012345678');
});

test('another number is another, and nothing is nothing', () => {
  expect(phoneKey('010-1234-5679')).not.toBe(phoneKey('010-1234-5678'));
  expect(phoneKey(' - ')).toBe('');
});
