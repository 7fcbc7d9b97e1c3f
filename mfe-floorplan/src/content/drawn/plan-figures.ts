/** Written by npm run imagery from imagery/data/units: do not edit. */
export const planFigures = {
  '59A': {
    exclusive: 59.92,
    rooms: [
      { name: '거실', widthM: 4, depthM: 4.3 },
      { name: '주방·식당', widthM: 2.5, depthM: 3 },
      { name: '침실 1', widthM: 3.2, depthM: 4.3 },
      { name: '침실 2', widthM: 2.5, depthM: 3.6 },
      { name: '침실 3', widthM: 2.5, depthM: 3.1 },
      { name: '드레스룸', widthM: 1.4, depthM: 1.4 },
    ],
  },
  '59B': {
    exclusive: 59.87,
    rooms: [
      { name: '거실', widthM: 4.2, depthM: 4.1 },
      { name: '주방·식당', widthM: 4.2, depthM: 2.8 },
      { name: '침실 1', widthM: 3.4, depthM: 4.4 },
      { name: '침실 2', widthM: 2.5, depthM: 3.3 },
      { name: '침실 3', widthM: 2.5, depthM: 2.7 },
      { name: '드레스룸', widthM: 1.2, depthM: 1.5 },
    ],
  },
  '84A': {
    exclusive: 84.97,
    rooms: [
      { name: '거실', widthM: 4.3, depthM: 4.5 },
      { name: '주방·식당', widthM: 4.3, depthM: 3.1 },
      { name: '침실 1', widthM: 3.5, depthM: 4.4 },
      { name: '침실 2', widthM: 2.8, depthM: 3.7 },
      { name: '침실 3', widthM: 2.8, depthM: 3.7 },
      { name: '알파룸', widthM: 2, depthM: 2.5 },
      { name: '드레스룸', widthM: 3.5, depthM: 1.5 },
    ],
  },
  '84B': {
    exclusive: 84.91,
    rooms: [
      { name: '거실', widthM: 5, depthM: 4.6 },
      { name: '주방·식당', widthM: 5, depthM: 3.1 },
      { name: '침실 1', widthM: 3.7, depthM: 4.7 },
      { name: '침실 2', widthM: 3.3, depthM: 3.6 },
      { name: '침실 3', widthM: 3, depthM: 3.4 },
      { name: '드레스룸', widthM: 1.9, depthM: 2.4 },
    ],
  },
  '101': {
    exclusive: 101.88,
    rooms: [
      { name: '거실', widthM: 4.8, depthM: 4.9 },
      { name: '주방·식당', widthM: 4.8, depthM: 3.3 },
      { name: '침실 1', widthM: 3.8, depthM: 4.6 },
      { name: '침실 2', widthM: 3.1, depthM: 3.8 },
      { name: '침실 3', widthM: 3.1, depthM: 3.8 },
      { name: '침실 4', widthM: 3, depthM: 3 },
      { name: '알파룸', widthM: 1.9, depthM: 1.8 },
      { name: '드레스룸', widthM: 3.8, depthM: 1.8 },
    ],
  },
} as const;
