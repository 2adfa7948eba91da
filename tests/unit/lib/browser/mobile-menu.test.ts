import { makeMenuModal } from '@/lib/browser/mobile-menu';

it('a selection closes the menu, which would otherwise be open after Back', () => {
  document.body.innerHTML = `<button popovertarget="menu">Open menu</button>
    <div id="menu" popover="auto" role="dialog"><button>Close</button><a href="#faq"><b>FAQ</b></a></div>`;
  const menu = document.getElementById('menu') as HTMLElement;
  menu.hidePopover = jest.fn();
  makeMenuModal(document);
  menu.click();
  expect(menu.hidePopover).not.toHaveBeenCalled();
  menu.querySelector('b')?.click();
  expect(menu.hidePopover).toHaveBeenCalledTimes(1);
});
