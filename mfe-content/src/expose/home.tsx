// The home page (/): nine sections and three slots, which other remotes fill.
// The shell renders it inside <main>; it loads no data and has its own h1.
import { Reveal } from '../components/reveal';
import { NextStep } from '../pages/home/next-date';
import { CardsOpenOnDesktop } from '../pages/home/premium-cards';
import { PremiumSlider } from '../pages/home/slider/premium-slider';
import { WheelSteps } from '../pages/home/wheel-steps/wheel-steps';

export { HomePage as default } from '../pages/home/home-page';

export const islands = [CardsOpenOnDesktop, NextStep, PremiumSlider, Reveal, WheelSteps];
