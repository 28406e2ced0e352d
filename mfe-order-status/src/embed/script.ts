import { defineElement } from '@tiffin/partner/embed';
import en from './locales/en.json';
import zh from './locales/zh.json';
import { ATTRIBUTES, readAttributes } from './read-attributes';

/** The file that a partner's page loads with a script tag. */
defineElement(
  {
    tag: 'tiffin-order-status',
    remote: 'mfe-order-status',
    attributes: ATTRIBUTES,
    read: readAttributes,
    sentences: { en, zh },
  },
  document.currentScript,
);
