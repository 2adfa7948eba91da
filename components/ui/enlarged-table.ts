/**
 * With enlarged text on a phone, whole words have no room beside each other: each row of the table
 * becomes a block, and its cells show the `<b>` that repeats the head of their column. What has `data-paper` shows on paper only.
 */
export const blocksIfEnlarged = [
  '@max-enlarged:block @max-enlarged:[&_thead]:sr-only @max-enlarged:[&_tr]:py-2',
  '@max-enlarged:[&_:is(tbody,tfoot,tr,th,td,b):not([data-paper])]:block!',
  '@max-enlarged:[&_:is(th,td,b)]:w-full!',
  '@max-enlarged:[&_:is(th,td)]:p-0! @max-enlarged:[&_td]:text-left!',
].join(' ');
