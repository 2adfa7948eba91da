/** @jest-environment node */
import { errorLine, withoutPersonalData } from '@/lib/security/error-report';

describe('the message of an error in the log', () => {
  it.each([
    ['an email address', 'No user jane.doe+car@mail.example.com', 'No user [email]'],
    ['two addresses', 'From a@mail.example to b@mail.example', 'From [email] to [email]'],
    ['a phone number', 'Bad number (732) 555-0100 in form', 'Bad number [number] in form'],
    ['a card number', 'Bad value 4111 1111 1111 1111', 'Bad value [number]'],
    [
      'the parameters of a URL',
      'GET https://a.example/x?name=Jane failed',
      'GET https://a.example/x failed',
    ],
    ['further lines', 'First line\nJane Doe', 'First line'],
  ])('has nothing of %s', (_, message, logged) => {
    expect(withoutPersonalData(message)).toBe(logged);
  });

  it('keeps what names the fault, and is short', () => {
    const fault = 'relation "inventory_2025" does not exist, code 42P01';
    expect(withoutPersonalData(fault)).toBe(fault);
    expect(withoutPersonalData('x'.repeat(10_000))).toHaveLength(300);
  });
});

describe('an error of the server', () => {
  const place = { routePath: '/inventory', routeType: 'render' };

  it('is one line of JSON with its route and the digest that the page has', () => {
    const error = Object.assign(new Error('Broken\nat line 2'), { digest: '123@E1' });
    const line = errorLine(error, place);
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toEqual({
      event: 'server_error',
      route: '/inventory',
      type: 'render',
      digest: '123@E1',
      message: 'Broken',
    });
  });

  it.each([
    ['a text', 'broken'],
    ['nothing', null],
    ['undefined', undefined],
  ])('may be thrown as %s', (_, thrown) => {
    expect(JSON.parse(errorLine(thrown, place))).toMatchObject({ message: String(thrown) });
  });
});
