'use client';

import { useEffect } from 'react';
import { formTexts, plans } from '../generated/content';
import { connectForms } from '../generated/interactions/connect-forms';
import { connectFrame } from '../generated/interactions/connect-frame';
import { connectSlider } from '../generated/interactions/connect-slider';
import { connectTours } from '../generated/interactions/connect-tours';
import { connectUnitPlans } from '../generated/interactions/connect-unit-plans';
import { connectWheelSteps } from '../generated/interactions/connect-wheel-steps';

/** Renders nothing: the markup comes from the server, the behaviour is connected once React has hydrated the page. */
export function Interactions() {
  useEffect(() => {
    connectFrame();
    connectSlider();
    connectTours();
    connectUnitPlans(plans);
    connectForms(formTexts);
    connectWheelSteps();
  }, []);
  return null;
}
