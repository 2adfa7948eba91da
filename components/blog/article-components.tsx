import type { MDXComponents } from 'mdx/types';
import { ArticleTable } from './mdx/article-table';
import { Checklist } from './mdx/checklist';
import { Confirm } from './mdx/confirm';
import { Definition } from './mdx/definition';
import { EffectiveExample } from './mdx/effective-example';
import { KeyFacts } from './mdx/key-facts';
import { OverageExample } from './mdx/overage-example';
import { PaymentExample } from './mdx/payment-example';
import { Percent } from './mdx/percent';
import { smartQuoteElements } from './mdx/smart-quotes';
import { SumExample } from './mdx/sum-example';
import { TaxExample } from './mdx/tax-example';
import { Usd } from './mdx/usd';
import { WrongChoice } from './mdx/wrong-choice';

/** Components that a guide can use without importing them. All of them render on the server. */
export const articleComponents: MDXComponents = {
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
