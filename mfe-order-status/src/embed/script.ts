import { defineElement } from '@tiffin/federation/embed';
import en from './locales/en.json';
import zh from './locales/zh.json';
import { ATTRIBUTES, readAttributes } from './read-attributes';

/** What a partner's page loads by its script tag. */
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
