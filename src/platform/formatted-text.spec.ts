import { expect, test } from '@jest/globals';
import { playerUrl } from './formatted-text.js';

const youtube = 'https://www.youtube-nocookie.com/embed/abc-DEF_123?autoplay=1';
const vimeo = 'https://player.vimeo.com/video/12345?autoplay=1&dnt=1';

test.each([
  ['https://www.youtube.com/watch?v=abc-DEF_123', youtube],
  ['https://m.youtube.com/watch?v=abc-DEF_123&t=30', youtube],
  ['https://youtube.com/embed/abc-DEF_123', youtube],
  ['https://www.youtube.com/shorts/abc-DEF_123', youtube],
  ['https://youtu.be/abc-DEF_123?si=x', youtube],
  ['https://vimeo.com/12345', vimeo],
  ['https://www.vimeo.com/12345/abc', vimeo],
  ['https://www.youtube.com/watch?v="onload="', undefined],
  ['https://www.youtube.com/channel/abc-DEF_123', undefined],
  ['https://youtu.be/', undefined],
  ['https://vimeo.com/channels/12345', undefined],
  ['https://youtube.com.exemplo.pt/watch?v=abc-DEF_123', undefined],
  ['um texto qualquer', undefined],
  ['https://exemplo.pt/watch?v=abc-DEF_123', undefined],
])('%s is played at %s', (address, player) => {
  expect(playerUrl(address)).toBe(player);
});
