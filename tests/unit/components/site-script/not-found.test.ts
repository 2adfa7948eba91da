import { logUnknownPath } from '@/components/site-script/not-found';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

describe('the path of an unknown page', () => {
  it('is logged to the console', () => {
    document.body.innerHTML = '<div data-log-path></div>';
    logUnknownPath(document, '/no-such-page');
    expect(console.error).toHaveBeenCalledWith(expect.any(String), '/no-such-page');
  });

  it('is not logged on other pages', () => {
    document.body.innerHTML = '<div></div>';
    logUnknownPath(document, '/about');
    expect(console.error).not.toHaveBeenCalled();
  });
});
