export { HeroCarrier } from './brand/hero-carrier';
