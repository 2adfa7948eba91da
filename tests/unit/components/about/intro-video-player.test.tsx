import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { IntroVideoPlayer } from '@/components/about/intro-video-player.island';

const player = (
  <IntroVideoPlayer posterId="poster" src="https://storage.example/a.mp4" title="Hello" />
);
const button = () => screen.queryByRole('button', { name: 'Play the video: Hello' });

it("the large button of the video isn't in the server's HTML, where it would do nothing", () => {
  expect(renderToString(player)).not.toContain('<button');
  render(player);
  expect(button()).toBeVisible();
});

it('the large button stays away from a video that its own controls have started before', () => {
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
  render(player);
  expect(button()).toBeNull();
});
