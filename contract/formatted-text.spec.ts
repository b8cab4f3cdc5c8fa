import { expect, test } from '@jest/globals';
import { playerUrl } from './formatted-text.js';

const youtube = 'https://www.youtube-nocookie.com/embed/abc-DEF_123?autoplay=1';
const vimeo = 'https://player.vimeo.com/video/12345?autoplay=1&dnt=1';
const keyed = 'https://player.vimeo.com/video/12345?h=abc&autoplay=1&dnt=1';

test.each([
  ['https://www.youtube.com/watch?v=abc-DEF_123', youtube],
  ['https://m.youtube.com/watch?v=abc-DEF_123&t=30', youtube],
  ['https://youtube.com/embed/abc-DEF_123', youtube],
  ['https://www.youtube.com/shorts/abc-DEF_123', youtube],
  ['https://youtu.be/abc-DEF_123?si=x', youtube],
  ['https://vimeo.com/12345', vimeo],
  ['https://youtu.be/abc-DEF_123/', youtube],
  ['https://www.youtube.com/live/abc-DEF_123?feature=share', youtube],
  ['https://www.youtube.com/shorts/abc-DEF_123/', youtube],
  ['https://music.youtube.com/watch?v=abc-DEF_123&list=x', youtube],
  ['https://www.youtube-nocookie.com/embed/abc-DEF_123', youtube],
  ['http://www.youtube.com/v/abc-DEF_123', youtube],
  ['https://www.vimeo.com/12345/', vimeo],
  ['https://vimeo.com/channels/staffpicks/12345', vimeo],
  ['https://vimeo.com/groups/escolas/videos/12345', vimeo],
  ['https://vimeo.com/showcase/678/video/12345', vimeo],
  ['https://player.vimeo.com/video/12345', vimeo],
  ['https://www.vimeo.com/12345/abc', keyed],
  ['https://vimeo.com/12345/abc/?share=copy', keyed],
  ['https://vimeo.com/manage/videos/12345/abc', keyed],
  ['https://player.vimeo.com/video/12345?h=abc&badge=0', keyed],
  ['https://vimeo.com/12345?h="onload="', vimeo],
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
