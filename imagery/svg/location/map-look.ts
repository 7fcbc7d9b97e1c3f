/** The colours of a map by day, on paper, and by dusk, on ink. */
export interface MapLook {
  readonly land: string;
  readonly blocks: string;
  readonly hills: string;
  readonly water: string;
  readonly road: string;
  readonly roadEdge: string;
  readonly highway: string;
  readonly highwayEdge: string;
  readonly cluster: string;
  readonly clusterEdge: string;
  readonly halls: string;
  readonly text: string;
  readonly quiet: string;
  readonly halo: string;
  readonly accent: string;
  readonly site: string;
}

export const day: MapLook = {
  land: '#f1efe9',
  blocks: '#e6e2d9',
  hills: '#dbe1cf',
  water: '#93bac3',
  road: '#ffffff',
  roadEdge: '#d9d4c8',
  highway: '#e9cf9f',
  highwayEdge: '#c4a468',
  cluster: '#d5dde2',
  clusterEdge: '#8da2ae',
  halls: '#bccad3',
  text: '#14242d',
  quiet: '#55646c',
  halo: '#fbfaf7',
  accent: '#7a4f1f',
  site: '#14242d',
};

export const dusk: MapLook = {
  land: '#14242d',
  blocks: '#1b2f3a',
  hills: '#182c2e',
  water: '#2a5d70',
  road: '#314753',
  roadEdge: '#1a2d37',
  highway: '#7d6641',
  highwayEdge: '#453d31',
  cluster: '#3b4a52',
  clusterEdge: '#ffcf8f',
  halls: '#5b6a70',
  text: '#f6efe0',
  quiet: '#b9c4c8',
  halo: '#14242d',
  accent: '#ffcf8f',
  site: '#ffcf8f',
};
