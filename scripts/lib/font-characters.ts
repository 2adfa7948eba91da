const ascii = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join(
  '',
);

/** The characters in the subset fonts. Others are shown in a font of the visitor's system. */
export const FONT_CHARACTERS = `${ascii}\u00a0‘’“”–—…·•©®™−×÷↓½¢áéíóúñüöäçëèêàâôîïÁÉÍÓÚÑÜÖÄÇ`;
