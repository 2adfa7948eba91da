import type { MDXComponents } from 'mdx/types';
import { ArticleTable } from './parts/article-table';
import { Checklist } from './parts/checklist';
import { Confirm } from './parts/confirm';
import { Definition } from './parts/definition';
import { EffectiveExample } from './parts/effective-example';
import { KeyFacts } from './parts/key-facts';
import { OverageExample } from './parts/overage-example';
import { PaymentExample } from './parts/payment-example';
import { Percent } from './parts/percent';
import { smartQuoteElements } from './parts/smart-quotes';
import { SumExample } from './parts/sum-example';
import { TaxExample } from './parts/tax-example';
import { Usd } from './parts/usd';
import { WrongChoice } from './parts/wrong-choice';

/** What a guide may use without importing it. All of it is drawn on the server. */
export const articleParts: MDXComponents = {
  ...smartQuoteElements,
  table: ArticleTable,
  Checklist,
  Confirm,
  Definition,
  EffectiveExample,
  KeyFacts,
  OverageExample,
  PaymentExample,
  Percent,
  SumExample,
  TaxExample,
  Usd,
  WrongChoice,
};
