<?php
/** Stand-ins of the classes for buttons of an editor, which Joomla has since version 5. */

namespace Joomla\CMS\Editor\Button {
    class Button
    {
        public function __construct(private readonly string $name, public readonly array $props = [], array $options = [])
        {
        }

        public function getButtonName(): string
        {
            return $this->name;
        }
    }

    class ButtonsRegistry
    {
        public array $buttons = [];

        public function add(Button $button): self
        {
            $this->buttons[] = $button;

            return $this;
        }
    }
}

namespace Joomla\CMS\Event\Editor {
    use Joomla\CMS\Editor\Button\ButtonsRegistry;
    use Joomla\Event\Event;

    class EditorButtonsSetupEvent extends Event
    {
        private ButtonsRegistry $registry;

        public function __construct(private readonly array $disabled)
        {
            parent::__construct('onEditorButtonsSetup');
            $this->registry = new ButtonsRegistry();
        }

        public function getButtonsRegistry(): ButtonsRegistry
        {
            return $this->registry;
        }

        public function getDisabledButtons(): array
        {
            return $this->disabled;
        }
    }
}
