# Runs a lane as fastlane does, as far as our action asks for it: fastlane.rb ACTION FASTFILE

module FastlaneCore
  # One option of an action.
  class ConfigItem
    attr_reader :key, :type, :default_value

    def initialize(key:, description:, optional:, type:, default_value:)
      raise "#{key}: what it is?" if description.empty? || !optional

      @key = key
      @type = type
      @default_value = default_value
    end
  end
end

module Fastlane
  Boolean = :boolean

  module UI
    def self.user_error!(message)
      warn message
      exit 1
    end
  end

  # What all actions have.
  class Action
    UI = Fastlane::UI
  end
end

load ARGV[0]

def reviewlint(**given)
  action = Fastlane::Actions::ReviewlintAction
  options = action.available_options
  unknown = given.keys - options.map(&:key)
  raise "there is no option #{unknown}" unless unknown.empty?

  values = options.to_h { |option| [option.key, given.fetch(option.key, option.default_value)] }
  puts "verdict: #{action.run(values)}"
end

def lane(_name)
  yield
end

eval(ARGV[1])
