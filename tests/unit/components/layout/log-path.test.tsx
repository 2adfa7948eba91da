import { render } from '@testing-library/react';
import { LogPath } from '@/components/layout/log-path.island';

it('the path of a page that was not found goes to the console', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  window.history.replaceState(null, '', '/nowhere?a=b');
  render(<LogPath />);
  expect(log).toHaveBeenCalledWith('Page not found:', '/nowhere');
});
