export const guideFields = `id: 9001
title: "A guide that keeps the rules"
description: "A description of the right length for a search engine, a sentence that says what the reader gets."
keywords: ["one word", "another word", "third word", "fourth word"]
date: 2031-08-14
minutes: 5
related: [first-lease-in-the-family, leasing-with-a-large-dog]`;

export const guideText = (fields: string) =>
  `---\n${fields}\n---\n\n## First section\n\nA sentence.\n`;
