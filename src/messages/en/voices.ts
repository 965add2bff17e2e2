// Voices that show what the feedback section is for. Nobody said these words: the page tells so.
import { type Distances, distanceInText } from './distances.ts';

export const sampleNote = 'Sample voices, written by us until real customers speak here.';
export const voicesIn = (unit: Distances) =>
  [
    {
      quote: 'The seller told me about the chain before I asked. That is why I bought from him.',
      who: 'A buyer of a commuter',
    },
    {
      quote: 'I sold on a Friday and nobody called me on Saturday. When a bike is gone here, it is gone.',
      who: 'A seller of a naked bike',
    },
    {
      quote: 'We did the transfer papers together, had tea, and I rode it home. That was all.',
      who: 'A buyer of a scooter',
    },
    {
      quote: `The price, the year and the ${distanceInText[unit]} are in the same place on every card. I compared twenty in one bus ride.`,
      who: 'A buyer of a sport bike',
    },
  ] as const;
