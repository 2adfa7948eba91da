import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { IntroVideoPlayer } from '@/components/about/intro-video-player.island';

const player = (
  <IntroVideoPlayer posterId="poster" src="https://storage.example/a.mp4" title="Hello" />
);
const button = () => screen.queryByRole('button', { name: 'Play the video: Hello' });
const video = () => document.querySelector('video') as HTMLVideoElement;

describe('the large button of the video', () => {
  it("isn't in the server's HTML, where it would do nothing", () => {
    expect(renderToString(player)).toMatch(
      /^<div[^>]*><video [^>]*controls=""[^>]*><\/video><\/div>$/,
    );
  });

  it('plays the video, gives it the focus, and disappears as it plays', async () => {
    const focus = jest.spyOn(HTMLVideoElement.prototype, 'focus');
    const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    render(player);
    await userEvent.click(button() as HTMLElement);
    expect(play).toHaveBeenCalledTimes(1);
    expect(focus).toHaveBeenCalledTimes(1);
    fireEvent.play(video());
    expect(button()).toBeNull();
  });

  it('stays away from a video that its own controls have started before', () => {
    jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
    render(player);
    expect(button()).toBeNull();
  });
});
